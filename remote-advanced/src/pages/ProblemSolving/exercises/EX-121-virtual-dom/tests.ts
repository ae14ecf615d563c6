import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createElement as h, render, type VNode } from './solution';

let container: HTMLElement;
beforeEach(() => {
  container = document.createElement('main');
  document.body.replaceChildren(container);
});

const show = (node: VNode) => render(node, container);
const html = () => container.innerHTML;

/** The first element that a selector finds. */
function find<Found extends HTMLElement>(selector: string): Found {
  const found = container.querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}

const click = (selector: string) => find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true }));
const list = (...keys: (string | number)[]) =>
  h(
    'ul',
    null,
    keys.map((key) => h('li', { key, id: `id-${key}` }, key)),
  );
const items = () => [...container.querySelectorAll('li')];
const texts = () => items().map(({ textContent }) => textContent);

describe('the first render', () => {
  test('creates elements with text, numbers and other elements', () => {
    show(h('p', null, 'Hot ', h('b', null, 'tea'), 2));
    expect(html()).toBe('<p>Hot <b>tea</b>2</p>');
  });

  test('flattens arrays, and leaves out what renders nothing', () => {
    show(h('p', {}, [null, 'a', [true, [h('i', null)]]], false, undefined, 0));
    expect(html()).toBe('<p>a<i></i>0</p>');
  });

  test('creates a text node, or nothing', () => {
    show('text');
    expect(html()).toBe('text');
    show(null);
    expect(html()).toBe('');
  });

  test('does not parse text as HTML', () => {
    show(h('p', { title: '"><b>' }, '<b>bold</b> & more'));
    expect(container.querySelector('b')).toBeNull();
    expect(container.textContent).toBe('<b>bold</b> & more');
    expect(find('p').title).toBe('"><b>');
  });

  test('sets attributes', () => {
    show(
      h('p', {
        class: 'a b',
        'data-id': 7,
        hidden: true,
        title: '',
        lang: null,
        dir: undefined,
        inert: false,
        once: 1,
      }),
    );
    const attributes = Array.from(find('p').attributes, ({ name, value }) => `${name}=${value}`);
    expect(attributes.toSorted()).toEqual(['class=a b', 'data-id=7', 'hidden=', 'once=1', 'title=']);
  });

  test('sets no attributes for keys and handlers', () => {
    show(h('p', { key: 'k', onClick: () => {}, onKeyUp: 'save()' }));
    expect(html()).toBe('<p></p>');
  });

  test('sets value and checked as properties', () => {
    show(h('p', null, h('input', { value: 'typed' }), h('input', { type: 'checkbox', checked: true })));
    expect(find<HTMLInputElement>('input').value).toBe('typed');
    expect(find<HTMLInputElement>('[type=checkbox]').checked).toBe(true);
  });

  test('sets a value after the attributes that limit it', () => {
    show(h('input', { type: 'range', value: 150, max: 200 }));
    expect(find<HTMLInputElement>('input').value).toBe('150');
  });

  test('sets the value of a select after its options', () => {
    const select = (value: string, ...options: string[]) =>
      h(
        'select',
        { value },
        options.map((option) => h('option', { value: option }, option)),
      );
    show(select('b', 'a', 'b'));
    expect(find<HTMLSelectElement>('select').value).toBe('b');
    show(select('c', 'a', 'b', 'c'));
    expect(find<HTMLSelectElement>('select').value).toBe('c');
  });

  test('may use a description in several places', () => {
    const item = h('li', null, 'same');
    show(h('ul', null, item, item));
    expect(texts()).toEqual(['same', 'same']);
    const other = document.createElement('div');
    render(h('ul', null, item), other);
    expect(other.textContent).toBe('same');
    expect(texts()).toEqual(['same', 'same']);
    show(h('ul', null, h('li', null, 'first'), item));
    expect(texts()).toEqual(['first', 'same']);
    expect(other.textContent).toBe('same');
  });
});

describe('a handler', () => {
  test('is called with the event', () => {
    const onClick = vi.fn();
    const onKeyDown = vi.fn();
    show(h('p', { onClick, onKeyDown }, h('b', null)));
    click('b');
    expect(onClick.mock.calls[0]?.[0]).toBeInstanceOf(MouseEvent);
    find('b').dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
    expect([onClick.mock.calls.length, onKeyDown.mock.calls.length]).toEqual([1, 1]);
  });

  test('is replaced, and removed', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    show(h('p', { onClick: first }));
    show(h('p', { onClick: second }));
    click('p');
    show(h('p', { onClick: second }));
    click('p');
    show(h('p', null));
    click('p');
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 2]);
  });

  test('may come later, and may be false', () => {
    const onClick = vi.fn();
    show(h('p', { onClick: false }));
    click('p');
    show(h('p', { onClick }));
    click('p');
    show(h('p', { onClick: null }));
    click('p');
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test('may render', () => {
    const counter = (count: number): VNode => h('button', { onClick: () => show(counter(count + 1)) }, count);
    show(counter(0));
    click('button');
    click('button');
    expect(html()).toBe('<button>2</button>');
  });
});

describe('a further render', () => {
  test('keeps elements, and changes text and attributes', () => {
    show(h('p', { class: 'a', title: 'gone', hidden: true }, 'one ', h('b', null, 'two')));
    const [p, b, text] = [find('p'), find('b'), find('p').firstChild];
    show(h('p', { class: 'c', lang: 'en', hidden: false }, 'three ', h('b', null, 4)));
    expect(html()).toBe('<p class="c" lang="en">three <b>4</b></p>');
    expect([find('p'), find('b'), find('p').firstChild]).toEqual([p, b, text]);
    expect(find('p') === p && find('b') === b && find('p').firstChild === text).toBe(true);
  });

  test('changes nothing if nothing is different', () => {
    const tree = () => h('p', { class: 'a' }, 'text', null, list('a', 'b'));
    show(tree());
    const observer = new MutationObserver(() => {});
    observer.observe(container, { subtree: true, childList: true, attributes: true, characterData: true });
    show(tree());
    expect(observer.takeRecords()).toEqual([]);
    observer.disconnect();
  });

  test('replaces an element with one of another type, with its whole content', () => {
    show(h('div', null, h('p', { class: 'a' }, h('b', null))));
    const b = find('b');
    show(h('div', null, h('section', null, h('b', null))));
    expect(html()).toBe('<div><section><b></b></section></div>');
    expect(find('b')).not.toBe(b);
  });

  test('replaces text with an element and back', () => {
    show(h('p', null, 'a', h('b', null)));
    show(h('p', null, h('b', null), 'a'));
    expect(html()).toBe('<p><b></b>a</p>');
    show(h('b', null));
    show('text');
    expect(html()).toBe('text');
    show(h('i', null, 1));
    expect(html()).toBe('<i>1</i>');
  });

  test('adds and removes children', () => {
    show(h('p', null, 'a'));
    show(h('p', null, 'a', h('b', null), h('i', null)));
    expect(html()).toBe('<p>a<b></b><i></i></p>');
    show(h('p', null, 'a'));
    expect(html()).toBe('<p>a</p>');
    show(h('p', null));
    expect(html()).toBe('<p></p>');
  });

  test('keeps the position of what renders nothing', () => {
    const form = (error: string | null) => h('form', null, error !== null && h('p', null, error), h('input', {}));
    show(form(null));
    const field = find<HTMLInputElement>('input');
    field.value = 'typed';
    show(form('Too short'));
    expect(html()).toBe('<form><p>Too short</p><input></form>');
    expect(find('input') === field).toBe(true);
    show(form(null));
    expect(html()).toBe('<form><input></form>');
    expect(find('input') === field).toBe(true);
  });

  test('changes value and checked, and empties them', () => {
    const fields = (text: object, box: object) =>
      h('p', null, h('input', { ...text }), h('input', { type: 'checkbox', ...box }));
    const state = () => [find<HTMLInputElement>('input').value, find<HTMLInputElement>('[type=checkbox]').checked];
    show(fields({ value: 'one' }, { checked: false }));
    find<HTMLInputElement>('input').value = 'typed';
    show(fields({ value: 'two' }, { checked: true }));
    expect(state()).toEqual(['two', true]);
    show(fields({}, {}));
    expect(state()).toEqual(['', false]);
  });

  test('leaves descriptions as they are', () => {
    const [one, other] = [list('a', 'b'), list('b')];
    const before = JSON.stringify([one, other]);
    for (const tree of [one, other, one]) show(tree);
    expect(texts()).toEqual(['a', 'b']);
    expect(JSON.stringify([one, other])).toBe(before);
  });

  test('leaves other containers alone', () => {
    const other = document.createElement('div');
    show(list('a'));
    render(list('b'), other);
    show(list('a', 'c'));
    render(null, other);
    expect(texts()).toEqual(['a', 'c']);
    expect(other.innerHTML).toBe('');
  });
});

describe('children with keys', () => {
  test.each([
    ['a b c', 'c b a'],
    ['a b c', 'b c a'],
    ['a b c', 'c a b'],
    ['a b c d', 'd x b'],
    ['a b c d e', 'b y e a z'],
    ['a b', 'c d'],
    ['a b', ''],
    ['', 'a b'],
  ])('keep their nodes from "%s" to "%s"', (before, after) => {
    const [old, next] = [before, after].map((keys) => keys.split(' ').filter(Boolean)) as [string[], string[]];
    show(list(...old));
    const nodes = new Map(items().map((item) => [item.textContent, item]));
    show(list(...next));
    expect(texts()).toEqual(next);
    for (const item of items())
      if (nodes.has(item.textContent)) expect(nodes.get(item.textContent) === item).toBe(true);
  });

  test('get the props and children of their new description', () => {
    const item = (key: string, text: string) => h('li', { key, class: text }, text);
    show(h('ul', null, item('a', 'one'), item('b', 'two')));
    const [a] = items();
    show(h('ul', null, item('b', 'three'), item('a', 'four')));
    expect(html()).toBe('<ul><li class="three">three</li><li class="four">four</li></ul>');
    expect(items()[1] === a).toBe(true);
  });

  test('with another key are another child', () => {
    show(h('p', null, h('input', { key: 'a' })));
    const field = find('input');
    show(h('p', null, h('input', { key: 'b' })));
    expect(find('input') === field).toBe(false);
    show(h('p', null, h('input', {})));
    expect(container.querySelectorAll('input')).toHaveLength(1);
  });

  test('with the same key and another type are another child', () => {
    show(h('p', null, h('b', { key: 'a' }, 'x'), h('i', { key: 'b' })));
    show(h('p', null, h('i', { key: 'b' }), h('u', { key: 'a' }, 'x')));
    expect(html()).toBe('<p><i></i><u>x</u></p>');
  });

  test('may be numbers, next to children without keys', () => {
    const tree = (first: string, ...keys: number[]) =>
      h(
        'ul',
        null,
        h('li', null, first),
        keys.map((key) => h('li', { key }, key)),
      );
    show(tree('first', 1, 0));
    const [first, one, zero] = items();
    show(tree('still first', 0, 1));
    expect(texts()).toEqual(['still first', '0', '1']);
    expect([first, zero, one].every((item, index) => item === items()[index])).toBe(true);
  });

  test.each([
    ['added', 'b d', 'a b c d e', 3],
    ['removed', 'a b c d e', 'b d', 0],
    ['added and removed', 'a b d', 'x b y d', 2],
  ])('are not moved when others are %s', (_, before, after, added) => {
    show(list(...before.split(' ')));
    const observer = new MutationObserver(() => {});
    observer.observe(find('ul'), { childList: true });
    show(list(...after.split(' ')));
    expect(texts().join(' ')).toBe(after);
    expect(observer.takeRecords().flatMap(({ addedNodes }) => [...addedNodes])).toHaveLength(added);
    observer.disconnect();
  });
});
