import { beforeEach, describe, expect, test } from 'vitest';
import { findCorrespondingNode } from './solution';

const html = '<h2>Shop</h2><!-- goods --><ul><li>Tea</li><li>Milk <b>cold</b> and <b>fresh</b></li></ul><p>End</p>';

/** The first element that matches. */
function find(root: Element, selector: string): Element {
  const element = root.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  return element;
}

let original: Element;
let copy: Element;

beforeEach(() => {
  document.body.innerHTML = '<i>before</i>';
  original = document.createElement('section');
  original.innerHTML = html;
  document.body.append(original);
  copy = original.cloneNode(true) as Element;
});

describe('findCorrespondingNode', () => {
  test('gives the other root for the root', () => {
    expect(findCorrespondingNode(original, copy, original)).toBe(copy);
  });

  test('finds a child', () => {
    expect(findCorrespondingNode(original, copy, find(original, 'p'))).toBe(find(copy, 'p'));
  });

  test('finds a deep element among equal ones', () => {
    const [, second] = original.querySelectorAll('b');
    expect(findCorrespondingNode(original, copy, second as Node)).toBe(copy.querySelectorAll('b')[1]);
  });

  test('distinguishes siblings', () => {
    const [first, second] = copy.querySelectorAll('li');
    const [firstA, secondA] = original.querySelectorAll('li');
    expect(findCorrespondingNode(original, copy, firstA as Node)).toBe(first);
    expect(findCorrespondingNode(original, copy, secondA as Node)).toBe(second);
  });

  test('finds text nodes between elements', () => {
    const text = find(original, 'b').nextSibling as Node;
    const found = findCorrespondingNode(original, copy, text);
    expect(found?.nodeValue).toBe(' and ');
    expect(found?.parentNode).toBe(copy.querySelectorAll('li')[1]);
  });

  test('finds comments', () => {
    const comment = original.childNodes[1] as Node;
    expect(findCorrespondingNode(original, copy, comment)).toBe(copy.childNodes[1]);
  });

  test('works both ways', () => {
    expect(findCorrespondingNode(copy, original, find(copy, 'ul'))).toBe(find(original, 'ul'));
  });

  test('works for a part of the tree', () => {
    const [listA, listB] = [find(original, 'ul'), find(copy, 'ul')];
    expect(findCorrespondingNode(listA, listB, find(original, 'b'))).toBe(find(copy, 'b'));
  });

  test('gives null for a node outside of the first tree', () => {
    expect(findCorrespondingNode(original, copy, document.body)).toBeNull();
    expect(findCorrespondingNode(original, copy, find(document.body, 'i'))).toBeNull();
    expect(findCorrespondingNode(original, copy, document.createElement('p'))).toBeNull();
    expect(findCorrespondingNode(find(original, 'ul'), find(copy, 'ul'), find(original, 'p'))).toBeNull();
  });

  test('gives null for a node of the second tree', () => {
    expect(findCorrespondingNode(original, copy, find(copy, 'b'))).toBeNull();
  });

  test('gives null when the second tree has no node at the position', () => {
    find(copy, 'ul').remove();
    expect(findCorrespondingNode(original, copy, find(original, 'b'))).toBeNull();
    copy.replaceChildren();
    expect(findCorrespondingNode(original, copy, find(original, 'p'))).toBeNull();
  });

  test('changes nothing', () => {
    findCorrespondingNode(original, copy, find(original, 'b'));
    expect([original.innerHTML, copy.innerHTML]).toEqual([html, html]);
  });
});

test('distinguishes equal siblings by their position', () => {
  for (const root of [original, copy]) root.innerHTML = '<p>same</p><p>same</p>';
  expect(findCorrespondingNode(original, copy, original.children[1] as Node)).toBe(copy.children[1]);
});
