import { describe, expect, test } from 'vitest';
import { templateRender } from './solution';

describe('templateRender', () => {
  test('fills every placeholder', () => {
    expect(templateRender('{{a}}-{{b}}-{{a}}', { a: 'x', b: 'y' })).toBe('x-y-x');
  });

  test('returns a template without placeholders as it is', () => {
    expect(templateRender('plain { text }', {})).toBe('plain { text }');
    expect(templateRender('', {})).toBe('');
  });

  test('ignores whitespace inside the braces', () => {
    expect(templateRender('{{ a }}{{\n b\t}}{{{  a }}}', { a: 1, b: 2 })).toBe('121');
  });

  test('follows a nested path and array indexes', () => {
    const data = { user: { address: { city: 'Lund' } }, tags: ['new', 'hot'] };
    expect(templateRender('{{user.address.city}} {{tags.1}}', data)).toBe('Lund hot');
  });

  test('gives an empty string for a missing key or path', () => {
    expect(templateRender('[{{a}}][{{b.c.d}}]', { b: {} })).toBe('[][]');
  });

  test('gives an empty string where the path goes through null or a string', () => {
    expect(templateRender('[{{a.b}}][{{c.length}}]', { a: null, c: 'text' })).toBe('[][]');
  });

  test('gives an empty string for null and undefined', () => {
    expect(templateRender('[{{a}}][{{b}}]', { a: null, b: undefined })).toBe('[][]');
    expect(templateRender('[{{{a}}}][{{{b}}}][{{{c}}}]', { a: null, b: undefined })).toBe('[][][]');
  });

  test('prints 0 and false', () => {
    expect(templateRender('{{a}} {{b}}', { a: 0, b: false })).toBe('0 false');
  });

  test('escapes HTML in double braces', () => {
    const text = `<a href="x" title='y'>&</a>`;
    expect(templateRender('{{text}}', { text })).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;&lt;/a&gt;');
  });

  test('does not escape in triple braces', () => {
    expect(templateRender('{{{text}}}', { text: '<b>&</b>' })).toBe('<b>&</b>');
  });

  test('leaves the template itself unescaped', () => {
    expect(templateRender('<b>{{a}}</b>', { a: 'x' })).toBe('<b>x</b>');
  });

  test('inserts dollar patterns literally', () => {
    expect(templateRender('a{{{price}}}b', { price: "$& $1 $' $$" })).toBe("a$& $1 $' $$b");
  });

  test('does not fill placeholders that come from a value', () => {
    expect(templateRender('{{{a}}}', { a: '{{b}}', b: 'secret' })).toBe('{{b}}');
  });

  test('ignores inherited properties', () => {
    expect(templateRender('[{{constructor}}][{{a.toString}}][{{__proto__.x}}]', { a: {} })).toBe('[][][]');
  });

  test('leaves an incomplete placeholder', () => {
    expect(templateRender('{{a {b} {{}} c}}', { a: 1, b: 2, c: 3 })).toBe('{{a {b} {{}} c}}');
  });
});

test('reads every part of a long path as an own property', () => {
  const data = { a: { b: Object.create({ c: 'inherited' }) }, list: [{ name: 'x' }] };
  expect(templateRender('[{{a.b.c}}][{{list.0.name}}][{{list.length}}]', data)).toBe('[][x][1]');
});

test('accepts data without a prototype, and names with hyphens, digits and underscores', () => {
  const data = Object.assign(Object.create(null), { 'data-id': 1, _x2: 2 });
  expect(templateRender('{{data-id}}{{_x2}}', data)).toBe('12');
});

test('escapes every occurrence, and an ampersand only once', () => {
  expect(templateRender('{{a}}', { a: '<<&lt;' })).toBe('&lt;&lt;&amp;lt;');
});

test('accepts triple braces with inner whitespace, next to double ones', () => {
  expect(templateRender('{{{ a }}}{{a}}', { a: '<' })).toBe('<&lt;');
});

test('leaves words with a space between them', () => {
  expect(templateRender('{{a b}}', { a: 1, b: 2 })).toBe('{{a b}}');
});

test('leaves what is not a path: dots without a name beside them', () => {
  const template = '{{.}}{{.a}}{{a.}}{{a..b}}{{{a..b}}}';
  expect(templateRender(template, { a: { '': { b: 1 } }, '': { a: 2 } })).toBe(template);
});

test('leaves what is not a name: other characters', () => {
  const template = '{{é}}{{a$b}}{{a/b}}{{a.ö}}{{{a+b}}}';
  expect(templateRender(template, { é: 1, a$b: 2, 'a/b': 3, a: { ö: 4 }, 'a+b': 5 })).toBe(template);
});

test('writes arrays and empty strings as String does', () => {
  expect(templateRender('[{{a}}][{{b}}]', { a: [1, 2], b: '' })).toBe('[1,2][]');
});
