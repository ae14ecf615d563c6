import { expect, it } from 'vitest';
import { parseCaseStudies } from './case-study.ts';
import site from './site-cases.json';
import work from './work.json';

const [entry] = site;

it('takes the entries of the site', () => {
  expect(parseCaseStudies(work, 'work.json')).toHaveLength(work.length);
  expect(parseCaseStudies(site, 'site-cases.json')).toHaveLength(site.length);
});

it('takes a link to another site', () => {
  const link = { text: 'The release', href: 'https://work.example/release' };
  expect(parseCaseStudies([{ ...entry, link }], 'work.json')[0]?.link).toEqual(link);
});

it.each([
  ['is not there', { role: undefined }, '0.role'],
  ['is blank', { result: '   ' }, '0.result: must not be empty'],
  ['is unknown', { client: 'Acme' }, '0.client'],
  ['is too long', { summary: 'x'.repeat(161) }, '0.summary: must have at most 160 characters'],
  ['holds no decision', { decisions: [] }, '0.decisions: must hold a decision'],
  ['runs a script', { link: { text: 'See', href: 'javascript:alert(1)' } }, '0.link.href: must be a page'],
  ['is not secure', { link: { text: 'See', href: 'http://work.example' } }, '0.link.href: must be a page'],
])('stops, naming entry and field, when a field %s', (_what, change, message) => {
  expect(() => parseCaseStudies([{ ...entry, ...change }], 'work.json')).toThrow(message);
});

it.each([[{}], [null], ['text']])('stops for what is no list: %j', (data) => {
  expect(() => parseCaseStudies(data, 'work.json')).toThrow('work.json is not as it should be.\nthe whole:');
});
