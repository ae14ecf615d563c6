import { beforeEach, describe, expect, test } from 'vitest';
import { byClassName, byStyle, byTagName } from './solution';

const ids = (elements: Element[]) => elements.map(({ id }) => id);

beforeEach(() => {
  document.body.innerHTML = `
    <main id="root" class="item">
      <ul id="list" class="menu">
        <li id="one" class="item">One <b id="bold" class="item-name">x</b></li>
        <li id="two" class="open item big">Two <b id="deep" class="open Item">y</b></li>
      </ul>
      <p id="last" class="big open">text<!-- comment --></p>
    </main>
    <p id="outside" class="item open"></p>`;
});

/** The root of the searches. */
function root(): HTMLElement {
  const element = document.getElementById('root');
  if (!element) throw new Error('The document is not set up');
  return element;
}

describe('byClassName', () => {
  test('finds elements in document order, without the root and what is outside', () => {
    expect(ids(byClassName(root(), 'item'))).toEqual(['one', 'two']);
  });

  test('goes into an element before its next sibling', () => {
    expect(ids(byClassName(root(), 'open'))).toEqual(['two', 'deep', 'last']);
  });

  test('requires all of several names, in any order', () => {
    expect(ids(byClassName(root(), 'open item'))).toEqual(['two']);
    expect(ids(byClassName(root(), 'open big'))).toEqual(['two', 'last']);
  });

  test('accepts whitespace of all kinds between and around names', () => {
    expect(ids(byClassName(root(), '  big \n\t open '))).toEqual(['two', 'last']);
  });

  test('distinguishes case, and does not match parts of names', () => {
    expect(ids(byClassName(root(), 'Item'))).toEqual(['deep']);
    expect(ids(byClassName(root(), 'ite'))).toEqual([]);
  });

  test('finds nothing without a name', () => {
    expect(byClassName(root(), '')).toEqual([]);
    expect(byClassName(root(), '  ')).toEqual([]);
  });
});

describe('byTagName', () => {
  test('finds elements in document order', () => {
    expect(ids(byTagName(root(), 'b'))).toEqual(['bold', 'deep']);
  });

  test('ignores the case of the letters', () => {
    expect(ids(byTagName(root(), 'LI'))).toEqual(['one', 'two']);
  });

  test('leaves the root out', () => {
    expect(byTagName(root(), 'main')).toEqual([]);
  });

  test('finds all elements, and only elements, for a star', () => {
    expect(ids(byTagName(root(), '*'))).toEqual(['list', 'one', 'bold', 'two', 'deep', 'last']);
  });

  test('gives an empty array without a match', () => {
    expect(byTagName(root(), 'table')).toEqual([]);
  });

  test('gives an array that does not change later', () => {
    const found = byTagName(root(), 'li');
    found[0]?.remove();
    expect(Array.isArray(found)).toBe(true);
    expect(found).toHaveLength(2);
  });
});

describe('byStyle', () => {
  test('finds elements by inline style, without the root', () => {
    root().style.setProperty('display', 'flex');
    document.getElementById('deep')?.style.setProperty('display', 'flex');
    document.getElementById('last')?.style.setProperty('display', 'flex');
    expect(ids(byStyle(root(), 'display', 'flex'))).toEqual(['deep', 'last']);
  });

  test('finds elements by the rules of a style sheet', () => {
    const style = document.createElement('style');
    style.textContent = '.big { display: grid }';
    document.head.append(style);
    expect(ids(byStyle(root(), 'display', 'grid'))).toEqual(['two', 'last']);
  });

  test('gives an empty array without a match', () => {
    expect(byStyle(root(), 'display', 'table')).toEqual([]);
  });
});
