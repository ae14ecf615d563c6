import { describe, expect, it } from 'vitest';
import { ContractError, pageOfItem, parseItems } from '../contract.ts';

const item = {
  id: 'JS-065',
  kind: 'question',
  title: 'Debounce and throttle',
  level: 'intermediate',
  topics: ['functions'],
  address: '/javascript/debounce-and-throttle',
  text: 'Debounce waits.',
  version: '0123456789ab',
};

describe('parseItems', () => {
  it('returns good items without unknown fields', () => {
    expect(parseItems([item, { ...item, colour: 'red' }], 'items.json')).toEqual([item, item]);
    expect(parseItems([], 'items.json')).toEqual([]);
  });

  it.each(['/javascript#JS-065', '/javascript/debounce', '/javascript/entries/debounce'])(
    '%s is on /javascript',
    (address) => {
      expect(pageOfItem({ address })).toBe('/javascript');
    },
  );

  it('returns the aliases of an item, which are addresses too', () => {
    const renamed = { ...item, aliases: ['/javascript/debounce', '/javascript/entries/throttle'] };
    expect(parseItems([renamed], 'items.json')).toEqual([renamed]);
  });

  it('reads items of older sections, which have no pages of their own', () => {
    const older = { ...item, address: '/javascript#JS-065' };
    expect(parseItems([older], 'items.json')).toEqual([older]);
  });

  it('reads the day of the last review, if there is one', () => {
    const reviewed = { ...item, reviewedOn: '2026-11-21' };
    expect(parseItems([reviewed, item], 'items.json')).toEqual([reviewed, item]);
  });

  it.each([
    ['id', { id: 'JS-65' }],
    ['kind', { kind: '' }],
    ['title', { title: 7 }],
    ['topics.0', { topics: [null] }],
    ['address', { address: 'https://elsewhere.example/#JS-065' }],
    ['address', { address: '/javascript' }],
    ['aliases.0', { aliases: ['debounce'] }],
    ['address', { address: '/javascript/deep/copy' }],
    ['text', { text: 7 }],
    ['version', { version: '1' }],
    ['reviewedOn', { reviewedOn: '21 November' }],
  ])('names the file and the field %s of %j', (field, change) => {
    const parse = () => parseItems([item, { ...item, ...change }], '/s/basics/items.json');
    expect(parse).toThrow(ContractError);
    expect(parse).toThrow(/^\/s\/basics\/items\.json does not match the contract/);
    expect(parse).toThrow(`\n  1.${field}: `);
  });

  it('accepts an item without its words, as they will be', () => {
    const { text: _words, ...rest } = item;
    expect(parseItems([rest], '/items.json')).toEqual([{ ...rest, text: '' }]);
  });

  it.each([null, undefined, 'text', { 0: item }])('refuses %j', (input) => {
    expect(() => parseItems(input, 'items.json')).toThrow(ContractError);
  });
});
