import { contractVersion, type Item, type Section } from '@site/sdk/contract';
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { fixtureItem } from '../testing/fixture-items.ts';
import { feedOf } from './feed.ts';

const origin = 'https://example.org';
const page = { name: 'Alpha', address: '/Alpha', param: null, title: 'Alpha', summary: 'Alpha', content: null };
const section: Section = {
  ...{ contract: contractVersion, id: 'first', title: 'About first', order: 1, version: '0123456789ab' },
  ...{ owner: '@site/first', commit: null, entry: 'remoteEntry-1.js', base: '/s/first/0123456789ab/' },
  pages: [
    { ...page, nav: { label: 'Alpha', order: 2 }, preload: [], styles: [] },
    { ...page, name: 'Beta', address: '/Beta', nav: { label: 'Beta', order: 1 }, preload: [], styles: [] },
  ],
};

const textOf = (items: Item[], change: Partial<Section> = {}) => feedOf({ ...section, ...change }, items, origin)?.text;
const idsIn = (text = '') => [...text.matchAll(/<title>Question (.*?)<\/title>/g)].map(([, id]) => id);

it('is an Atom feed with everything that RFC 4287 requires, byte for byte', () => {
  expect(feedOf(section, [fixtureItem('JS-001')], origin)).toEqual({
    section: 'first',
    title: 'About first · Front-end Workbench',
    address: '/feeds/first.xml',
    text: `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
 <id>https://example.org/feeds/first.xml</id>
 <title>About first · Front-end Workbench</title>
 <updated>2026-11-21T00:00:00Z</updated>
 <author><name>Front-end Workbench</name></author>
 <link rel="self" type="application/atom+xml" href="https://example.org/feeds/first.xml"/>
 <link rel="alternate" type="text/html" href="https://example.org/Beta"/>
 <entry>
  <id>https://example.org/Alpha/js-001</id>
  <title>Question JS-001</title>
  <updated>2026-11-21T00:00:00Z</updated>
  <link rel="alternate" type="text/html" href="https://example.org/Alpha/js-001"/>
  <category term="maps"/>
  <summary>The text of JS-001.</summary>
 </entry>
</feed>
`,
  });
});

describe('its entries', () => {
  const items = [
    fixtureItem('JS-003', { reviewedOn: '2026-11-20' }),
    fixtureItem('JS-002'),
    fixtureItem('CS-001', { reviewedOn: '2026-11-22' }),
    fixtureItem('JS-001'),
  ];

  it('are sorted by the day of their review, the newest first, then by id, whatever order they come in', () => {
    const text = textOf(items);
    expect(idsIn(text)).toEqual(['CS-001', 'JS-001', 'JS-002', 'JS-003']);
    expect(text).toContain('</title>\n <updated>2026-11-22T00:00:00Z</updated>');
    expect(textOf(items.toReversed())).toBe(text);
  });

  it('are the latest thirty', () => {
    const many = Array.from({ length: 40 }, (_, at) =>
      fixtureItem(`JS-${String(100 + at)}`, { reviewedOn: `2026-10-${at < 20 ? '01' : '02'}` }),
    );
    const ids = idsIn(textOf(many));
    expect([ids.length, ids[0], ids[19], ids[20], ids.at(-1)]).toEqual([30, 'JS-120', 'JS-139', 'JS-100', 'JS-109']);
  });

  it('are those with a date; without one there is no feed', () => {
    const { reviewedOn: _, ...undated } = fixtureItem('JS-009');
    expect(idsIn(textOf([undated, fixtureItem('JS-001')]))).toEqual(['JS-001']);
    expect(feedOf(section, [undated], origin)).toBeNull();
    expect(feedOf(section, [], origin)).toBeNull();
  });

  it('have the beginning of their text as a summary, and no category without a topic', () => {
    const text = textOf([fixtureItem('JS-001', { text: 'word '.repeat(100), topics: [] })]) ?? '';
    const summary = text.match(/<summary>(.*)<\/summary>/)?.[1] ?? '';
    expect(summary).toMatch(/^word (?:word )+…$/);
    expect(summary.length).toBeLessThan(160);
    expect(text).not.toContain('<category');
  });
});

it('can hold any text: what has a meaning in XML is escaped, and what XML cannot contain is left out', () => {
  const title = `a < b && "c" > 'd' ]]> </title> é 😀`;
  const forbidden = '\0\x07\x0b\x1b\uffff';
  const item = fixtureItem('JS-001', {
    title: title + forbidden,
    text: `${forbidden}<b>${title}</b>\t1\n2`,
    topics: ['<a> & "b"'],
  });
  const text = textOf([item], { title: `<${title}>` }) ?? '';
  for (const character of forbidden) expect(text).not.toContain(character);
  expect(text).toContain('a &lt; b &amp;&amp; &quot;c&quot; &gt; &apos;d&apos; ]]&gt; &lt;/title&gt; é 😀</title>');
  const xml = new new Window().DOMParser().parseFromString(text, 'application/xml');
  expect(xml.querySelector('parsererror')).toBeNull();
  expect(xml.querySelector('entry > title')?.textContent).toBe(title);
  expect(xml.querySelector('entry > category')?.getAttribute('term')).toBe('<a> & "b"');
  expect(xml.querySelector('entry > summary')?.textContent).toBe(`<b>${title}</b>\t1\n2`);
});
