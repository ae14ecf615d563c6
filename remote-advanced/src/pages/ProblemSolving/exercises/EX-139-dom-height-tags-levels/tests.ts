import { describe, expect, test } from 'vitest';
import { height, levelOrder, tagsUsed } from './solution';

/** A tree that is not in the document. */
function tree(html: string, tag = 'div'): Element {
  const root = document.createElement(tag);
  root.innerHTML = html;
  return root;
}

/** The levels of a tree by name. */
const names = (root: Element | null) => levelOrder(root).map((level) => level.map(({ localName }) => localName));

describe('levelOrder', () => {
  test('gives no level for null', () => {
    expect(levelOrder(null)).toEqual([]);
  });

  test('gives one level for one element', () => {
    const root = tree('');
    expect(levelOrder(root)).toHaveLength(1);
    expect(levelOrder(root)[0]?.[0]).toBe(root);
  });

  test('reads each level from left to right, across parents', () => {
    const root = tree('<ul><li></li><li><b></b></li></ul><p><em><i></i></em></p>', 'main');
    expect(names(root)).toEqual([['main'], ['ul', 'p'], ['li', 'li', 'em'], ['b', 'i']]);
  });

  test('ignores text nodes and comments', () => {
    expect(names(tree('text<!-- <b></b> --><p>more <!-- x -->text</p>'))).toEqual([['div'], ['p']]);
  });

  test('stays below the root', () => {
    const parent = tree('<p><b></b></p><nav></nav>');
    expect(names(parent.querySelector('p'))).toEqual([['p'], ['b']]);
  });
});

describe('height', () => {
  test('is 0 for null and 1 for one element', () => {
    expect([height(null), height(tree(''))]).toEqual([0, 1]);
  });

  test('does not grow with text nodes and comments', () => {
    expect(height(tree('only text<!-- and a comment -->'))).toBe(1);
  });

  test('follows the deepest branch, wherever it is', () => {
    expect(height(tree('<p></p><ul><li><b></b></li></ul>'))).toBe(4);
    expect(height(tree('<ul><li><b></b></li></ul><p></p>'))).toBe(4);
  });

  test('does not grow with siblings', () => {
    expect(height(tree('<p></p>'.repeat(50)))).toBe(2);
  });
});

describe('tagsUsed', () => {
  test('gives nothing for null', () => {
    expect(tagsUsed(null)).toEqual([]);
  });

  test('includes the root', () => {
    expect(tagsUsed(tree('', 'article'))).toEqual(['article']);
  });

  test('gives each name once, in lowercase, in alphabetical order', () => {
    const root = tree('<ul><li>b</li><li><b>x</b></li></ul><a></a><b></b>', 'section');
    expect(tagsUsed(root)).toEqual(['a', 'b', 'li', 'section', 'ul']);
  });

  test('ignores comments', () => {
    expect(tagsUsed(tree('<!-- <table></table> -->'))).toEqual(['div']);
  });

  test('keeps the case of SVG names', () => {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.append(document.createElementNS('http://www.w3.org/2000/svg', 'linearGradient'));
    expect(tagsUsed(svg)).toEqual(['linearGradient', 'svg']);
  });
});
