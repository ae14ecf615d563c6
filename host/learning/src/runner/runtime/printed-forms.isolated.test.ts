import { beforeAll, describe, expect, it, vi } from 'vitest';

/** Spied on before the module that prints holds it. */
const read = vi.spyOn(Object, 'getOwnPropertyDescriptors');
const { inspect } = await import('node-inspect-extracted');

beforeAll(async () => {
  const { installForms } = await import('./printed-forms.ts');
  installForms();
});

describe('a long list', () => {
  const items = Array.from({ length: 20_000 }, (_item, index) => index);

  it('is printed as if all of it had been read', () => {
    const short = items.slice(0, 1_000);
    const printed = (list: unknown) => inspect(list).replace('19900 more', '900 more').replace('(20000)', '(1000)');
    expect(printed(items)).toBe(inspect(short));
    expect(printed({ a: [items] })).toBe(inspect({ a: [short] }));
    expect(printed(Uint8Array.from(items))).toBe(inspect(Uint8Array.from(short)));
    expect(inspect([[[items]]])).toBe('[ [ [ [Array] ] ] ]');
  });

  it('is not read as a whole, wherever it is', () => {
    read.mockClear();
    inspect([items, { a: Float64Array.from(items) }]);
    const longest = Math.max(...read.mock.calls.map(([list]) => Object.keys(Object(list)).length));
    expect(longest).toBe(101);
  });

  it('may be printed whole, and have holes', () => {
    expect(inspect(items, { maxArrayLength: null })).toHaveLength(
      inspect([...items], { maxArrayLength: 20_000 }).length,
    );
    const holes = Object.assign(Array(5_000), { 3: 'x' });
    expect(inspect(holes)).toBe("[ <3 empty items>, 'x', <4996 empty items> ]");
  });
});

it('reads a proxy without a call of its traps, and says that it is one', () => {
  const traps = { get: () => 'trapped', ownKeys: () => ['trapped'], getPrototypeOf: () => null };
  expect(inspect(new Proxy({ a: 1 }, traps))).toBe('Proxy({ a: 1 })');
  expect(inspect([new Proxy([1], traps)])).toBe('[ Proxy([ 1 ]) ]');
  expect(() => new Proxy(1 as never, {})).toThrow(TypeError);
  expect([Proxy.name, Proxy.length, typeof Proxy.revocable({}, {}).revoke]).toEqual(['Proxy', 2, 'function']);
});

it('prints nodes as HTML, without long content', () => {
  document.body.innerHTML = '<ul class="a"><li>1</li></ul><br><p></p>';
  const [list, line, paragraph] = document.body.children;
  expect(inspect([list, line, paragraph])).toBe('[ <ul class="a">…</ul>, <br>, <p></p> ]');
  expect(inspect({ item: list?.firstChild })).toBe('{ item: <li>1</li> }');
  paragraph?.append('long '.repeat(30));
  expect(inspect(paragraph)).toBe('<p>…</p>');
  expect(inspect(list?.firstChild?.firstChild)).toBe('#text "1"');
  expect(inspect(document)).toBe('#document');
  expect(inspect(Object.getPrototypeOf(list))).toContain('HTMLUListElement');
});

it('prints what events and lists of entries hold', () => {
  const button = document.createElement('button');
  const events: Event[] = [];
  button.addEventListener('click', (event) => events.push(event));
  button.click();
  expect(inspect(events)).toMatch(/^\[ \w*Event { type: 'click', target: <button><\/button> } \]$/);
  expect(inspect(new URLSearchParams('a=1&a=2'))).toBe("URLSearchParams [ [ 'a', '1' ], [ 'a', '2' ] ]");
  expect(inspect(new Headers({ a: 'b' }))).toBe("Headers [ [ 'a', 'b' ] ]");
  expect(inspect(new FormData())).toBe('FormData []');
});
