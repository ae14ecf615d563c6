import { describe, expect, it } from 'vitest';
import { readSelectorList } from './read-selector.ts';
import { SelectorError } from './specificity.ts';

const specificity = (text: string) =>
  readSelectorList(text)
    .map((reading) => reading.specificity.join(','))
    .join(' | ');

describe('counts', () => {
  it.each([
    ['*', '0,0,0'],
    ['li', '0,0,1'],
    ['ul li', '0,0,2'],
    ['ul>ol + li~b', '0,0,4'],
    ['ul ol li.red', '0,1,3'],
    ['li.red.level', '0,2,1'],
    ['#menu', '1,0,0'],
    ['[href]', '0,1,0'],
    ['a[href^="https:"][data-a=x i]', '0,2,1'],
    ['a:hover', '0,1,1'],
    ['p::first-line', '0,0,2'],
    ['p:before', '0,0,2'],
    ['svg|rect', '0,0,1'],
    ['*|*.x', '0,1,0'],
    ['&', '0,0,0'],
    ['& > .x', '0,1,0'],
  ])('%s: %s', (selector, expected) => {
    expect(specificity(selector)).toBe(expected);
  });
});

describe('functions', () => {
  it.each([
    [':is(em, #foo)', '1,0,0'],
    [':is(.a .b, .c)', '0,2,0'],
    [':is()', '0,0,0'],
    [':where(em, #foo#bar)', '0,0,0'],
    ['.qux:where(em, #foo)', '0,1,0'],
    [':not(em, strong#foo)', '1,0,1'],
    ['a:not(.b):not(.c)', '0,2,1'],
    ['a:has(> img, + .b)', '0,1,1'],
    ['form:has(:invalid) button', '0,1,2'],
    [':nth-child(2n+1)', '0,1,0'],
    [':nth-child(even of li, .item)', '0,2,0'],
    [':nth-last-child(-n + 3 of #a, b)', '1,1,0'],
    ['li:nth-of-type(odd)', '0,1,1'],
    [':is(:where(#a), .b:not(c))', '0,1,1'],
    [':host(.dark) .x', '0,3,0'],
    ['::slotted(span.a)', '0,1,2'],
    [':lang(en, de)', '0,1,0'],
    ['::part(label):hover', '0,1,1'],
    ['::view-transition-old(hero)', '0,0,1'],
    ['::view-transition-group(*)', '0,0,0'],
    [':NOT(#A)', '1,0,0'],
  ])('%s: %s', (selector, expected) => {
    expect(specificity(selector)).toBe(expected);
  });

  it(':is() forgives what it cannot read, :not() does not', () => {
    expect(specificity(':is(.a, >>, #b::before, c)')).toBe('0,1,0');
    expect(() => specificity(':not(.a, >>)')).toThrow(SelectorError);
  });
});

describe('lists, strings, escapes, comments', () => {
  it.each([
    ['a, #b , .c', '0,0,1 | 1,0,0 | 0,1,0'],
    ['[title="a, #b"]', '0,1,0'],
    ['[title="\\", #b"], c', '0,1,0 | 0,0,1'],
    ['.sm\\:flex\\, .b', '0,2,0'],
    ['#\\31 st', '1,0,0'],
    ['.größe', '0,1,0'],
    ['.--x._y-1', '0,2,0'],
    ['a/* , #b */.c', '0,1,1'],
    ['a /**/ b', '0,0,2'],
    ['a\n>\tb', '0,0,2'],
  ])('%s: %s', (selector, expected) => {
    expect(specificity(selector)).toBe(expected);
  });
});

it('names the parts', () => {
  const [reading] = readSelectorList('nav a:not(.b)::before');
  expect(reading?.parts).toEqual([
    { text: 'nav', kind: 'type', adds: [0, 0, 1] },
    { text: 'a', kind: 'type', adds: [0, 0, 1] },
    { text: ':not(.b)', kind: ':not() counts as the strongest in it', adds: [0, 1, 0] },
    { text: '::before', kind: 'pseudo-element', adds: [0, 0, 1] },
  ]);
});

describe('refuses', () => {
  it.each([
    '',
    ' ',
    'a,',
    ', a',
    '>',
    'a >',
    '> a',
    'a > > b',
    '#',
    '#1a',
    '.',
    '.1',
    'a..b',
    'a!',
    'a)',
    'a:',
    'a::',
    ':not',
    ':not()',
    ':not(a',
    '[',
    '[a',
    '[a=]',
    '[a=1]',
    '::before a',
    '::before.x',
    '::before#x',
    '.a b::after > c',
    ':not(::before)',
    ':has(:has(a))',
    ':has(:not(> a))',
    ':nth-child(x)',
    ':nth-child(2 off a)',
    ':nth-child(2 of)',
    ':nth-of-type(2 of a)',
    'a{}',
    '.a*',
    '.ab|',
    ':is',
  ])('"%s"', (selector) => {
    expect(() => readSelectorList(selector)).toThrow(SelectorError);
  });

  it.each(['('.repeat(5000), ':is('.repeat(300), `${'a '.repeat(20000)}>`])(
    'without getting stuck (%#)',
    (selector) => {
      expect(() => readSelectorList(selector)).toThrow(SelectorError);
    },
  );
});
