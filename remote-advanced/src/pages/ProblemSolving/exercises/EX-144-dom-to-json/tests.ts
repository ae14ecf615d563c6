import { describe, expect, test } from 'vitest';
import { domToJson, type JsonElement, jsonToDom } from './solution';

/** An element with content. */
function element(html: string, tag = 'div'): HTMLElement {
  const root = document.createElement(tag);
  root.innerHTML = html;
  return root;
}

const json = (tag: string, children: JsonElement['children'] = [], attributes = {}): JsonElement => ({
  tag,
  attributes,
  children,
});

describe('domToJson', () => {
  test('describes an empty element', () => {
    expect(domToJson(element('', 'SECTION'))).toEqual(json('section'));
  });

  test('keeps elements and text in their order', () => {
    expect(domToJson(element('a<b>b</b>c<i></i>', 'p'))).toEqual(json('p', ['a', json('b', ['b']), 'c', json('i')]));
  });

  test('handles nested elements', () => {
    const list = element('<li><a>One</a></li>', 'ul');
    expect(domToJson(list)).toEqual(json('ul', [json('li', [json('a', ['One'])])]));
  });

  test('keeps attributes, empty ones too', () => {
    const field = element('', 'input');
    field.setAttribute('disabled', '');
    field.setAttribute('data-id', '7');
    expect(domToJson(field)).toEqual(json('input', [], { disabled: '', 'data-id': '7' }));
  });

  test('leaves comments out and joins the text around them', () => {
    expect(domToJson(element('a<!-- x -->b<b></b><!-- y -->'))).toEqual(json('div', ['ab', json('b')]));
  });

  test('joins adjacent text nodes and leaves empty ones out', () => {
    const box = element('');
    box.append('one', ' two', '');
    expect(domToJson(box)).toEqual(json('div', ['one two']));
    const empty = element('');
    empty.append('', document.createElement('br'), '');
    expect(domToJson(empty)).toEqual(json('div', [json('br')]));
  });

  test('gives text as it reads, not as HTML', () => {
    expect(domToJson(element('1 &lt; 2 &amp; 3'))).toEqual(json('div', ['1 < 2 & 3']));
  });

  test('keeps whitespace', () => {
    expect(domToJson(element(' a\n b ', 'pre'))).toEqual(json('pre', [' a\n b ']));
  });
});

describe('jsonToDom', () => {
  test('makes elements with attributes and children', () => {
    const made = jsonToDom(json('p', ['a', json('b', ['b'], { class: 'x', hidden: '' })]));
    expect(made.outerHTML).toBe('<p>a<b class="x" hidden="">b</b></p>');
  });

  test('does not read text as HTML', () => {
    const made = jsonToDom(json('p', ['<b>bold</b> & <script>']));
    expect(made.children).toHaveLength(0);
    expect(made.textContent).toBe('<b>bold</b> & <script>');
  });

  test('does not let an attribute break out', () => {
    const title = '"><img src="x"> \' &';
    const made = jsonToDom(json('p', [], { title }));
    expect(made.getAttribute('title')).toBe(title);
    expect(made.attributes).toHaveLength(1);
  });

  test('makes void elements', () => {
    const made = jsonToDom(json('img', [], { alt: 'Tea' }));
    expect(made.outerHTML).toBe('<img alt="Tea">');
  });

  const voidTags = 'area base br col embed hr img input link meta source track wbr'.split(' ');
  test.each(voidTags)('refuses children in %s', (tag) => {
    expect(() => jsonToDom(json(tag, ['text']))).toThrow(TypeError);
    expect(() => jsonToDom(json('div', [json(tag, [json('b')])]))).toThrow(TypeError);
  });
});

describe('there and back', () => {
  const page = element(
    '<h2 class="a b">Shop &amp; more</h2><ul><li>Tea</li><li>Milk <b>cold</b><br>fresh</li></ul><input value="&quot;x&quot;">',
    'main',
  );

  test('gives an equal tree of new nodes', () => {
    const back = jsonToDom(domToJson(page));
    expect(back.isEqualNode(page)).toBe(true);
    expect(back.firstChild).not.toBe(page.firstChild);
  });

  test('works through a string', () => {
    const text = JSON.stringify(domToJson(page));
    expect(jsonToDom(JSON.parse(text)).outerHTML).toBe(page.outerHTML);
  });

  test('changes neither side', () => {
    const before = page.outerHTML;
    const data = domToJson(page);
    const copy = structuredClone(data);
    jsonToDom(data);
    expect(page.outerHTML).toBe(before);
    expect(data).toEqual(copy);
  });
});
