import { queryAllByRole } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { accessibleName } from './accessible-name.ts';

function nameOf(html: string) {
  document.body.innerHTML = html;
  const element = document.querySelector('[data-x]');
  if (!element) throw new Error('no element to name');
  return { element, ...accessibleName(element) };
}

afterEach(() => {
  document.body.replaceChildren();
});

const samples: [html: string, name: string, from: string | null, role: string][] = [
  ['<button data-x>Save <b>all</b></button>', 'Save all', 'content', 'button'],
  ['<button data-x aria-label="Close">X</button>', 'Close', 'aria-label', 'button'],
  [
    '<b id="a">One</b><b id="b">Two</b><button data-x aria-labelledby="b a" aria-label="no">X</button>',
    'Two One',
    'aria-labelledby',
    'button',
  ],
  [
    '<button data-x id="a" aria-label="Delete" aria-labelledby="a b"></button><b id="b">Report</b>',
    'Delete Report',
    'aria-labelledby',
    'button',
  ],
  ['<button data-x aria-labelledby="nobody">X</button>', 'X', 'content', 'button'],
  [
    '<p id="a" hidden style="display: none">Hidden</p><button data-x aria-labelledby="a">X</button>',
    'Hidden',
    'aria-labelledby',
    'button',
  ],
  ['<button data-x><span aria-hidden="true">★</span>Star</button>', 'Star', 'content', 'button'],
  ['<button data-x title="Tip"></button>', 'Tip', 'title', 'button'],
  ['<button data-x><img alt="Search" src="x"></button>', 'Search', 'content', 'button'],
  ['<a data-x href="#"> Read\n on </a>', 'Read on', 'content', 'link'],
  ['<label>Name <input data-x></label>', 'Name', 'label', 'textbox'],
  ['<label for="i">E-mail</label><input data-x id="i" placeholder="you@x" title="t">', 'E-mail', 'label', 'textbox'],
  ['<input data-x placeholder="Search" title="Find">', 'Find', 'title', 'textbox'],
  ['<input data-x placeholder="Search">', 'Search', 'placeholder', 'textbox'],
  ['<input data-x aria-label="  ">', '', null, 'textbox'],
  ['<input type="submit" data-x>', 'Submit', 'value', 'button'],
  ['<input type="submit" value="Send" data-x>', 'Send', 'value', 'button'],
  ['<img data-x alt="A boat" title="no" src="x">', 'A boat', 'alt', 'img'],
  ['<img data-x title="A boat" src="x">', 'A boat', 'title', 'img'],
  ['<fieldset data-x><legend>Size</legend></fieldset>', 'Size', 'legend', 'group'],
  ['<table data-x><caption>Prices</caption></table>', 'Prices', 'caption', 'table'],
  ['<h2 data-x>All <em>about</em> it</h2>', 'All about it', 'content', 'heading'],
];

it.each(samples)('%s is "%s", from %s', (html, name, from) => {
  const found = nameOf(html);
  expect([found.name, found.from]).toEqual([name, from]);
});

// Testing Library ignores the placeholder; browsers don't.
const comparable = samples.filter(([, , from]) => from !== 'placeholder');
it.each(comparable)('%s is found by that name with Testing Library', (html, _name, _from, role) => {
  const { element, name } = nameOf(html);
  expect(queryAllByRole(document.body, role, name ? { name } : {})).toContain(element);
});

it('alt="" names an image on purpose with nothing: the title is not asked', () => {
  const { name, from } = nameOf('<img data-x alt="" title="Tip" src="x">');
  expect([name, from]).toEqual(['', 'alt']);
});

it('a field inside of a label counts by its value, but not for its own name', () => {
  expect(nameOf('<label>Name <input value="Ann" data-x></label>').name).toBe('Name');
  const html = '<label for="c">Wake me in <input value="10"> minutes</label><input type="checkbox" id="c" data-x>';
  expect(nameOf(html).name).toBe('Wake me in 10 minutes');
});

it('lists all sources in order, also those not needed', () => {
  expect(nameOf('<input data-x aria-label="A" title="T">').sources).toEqual([
    { source: 'aria-labelledby', text: null },
    { source: 'aria-label', text: 'A' },
    { source: 'label', text: null },
    { source: 'title', text: 'T' },
    { source: 'placeholder', text: null },
  ]);
});
