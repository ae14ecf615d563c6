import { describe, expect, it } from 'vitest';
import { readState, writeState } from './table-state.ts';

const read = (text: string) => readState(new URLSearchParams(text));

describe('readState', () => {
  it('reads nothing as the plain table', () => {
    expect(read('')).toEqual({ state: { search: '', sort: [], page: 1 }, problems: [] });
  });

  it('reads search, order and page', () => {
    expect(read('q=zo%C3%AB&sort=city,-name&page=3')).toEqual({
      state: {
        search: 'zoë',
        sort: [
          { column: 'city', descending: false },
          { column: 'name', descending: true },
        ],
        page: 3,
      },
      problems: [],
    });
  });

  it.each(['0', '-1', '1.5', 'abc', '', '1e3', 'NaN', '0x10', ' 2', '9'.repeat(40), '<b>2</b>'])(
    'takes page %j for page 1 and says so',
    (page) => {
      const { state, problems } = readState(new URLSearchParams({ page }));
      expect(state.page).toBe(1);
      expect(problems).toEqual([expect.stringMatching(/^The address asks for page “.{0,31}”, which is no page/)]);
    },
  );

  it.each(['__proto__', 'constructor', 'Name', '-', '--name', 'id', 'x'.repeat(40)])(
    'leaves out the column %j, says so, and keeps the others',
    (column) => {
      const { state, problems } = readState(new URLSearchParams({ sort: `${column},-points` }));
      expect(state.sort).toEqual([{ column: 'points', descending: true }]);
      expect(problems).toEqual([expect.stringMatching(/^The address sorts by “.{1,31}”, which is no column\.$/)]);
    },
  );

  it('counts a column once', () => {
    expect(read('sort=name,-name,,name').state.sort).toEqual([{ column: 'name', descending: false }]);
  });

  it('shortens an endless search and says so', () => {
    const { state, problems } = readState(new URLSearchParams({ q: 'x'.repeat(10_000) }));
    expect(state.search).toHaveLength(100);
    expect(problems).toEqual(['The search text has 10000 characters; the first 100 are used.']);
  });
});

describe('writeState', () => {
  it('says the same in an address, and is read back as it was', () => {
    const text = 'q=zo%C3%AB&sort=city%2C-name&page=3';
    expect(writeState(read(text).state, new URLSearchParams()).toString()).toBe(text);
  });

  it('leaves out what stands there anyway, and keeps the parameters of others', () => {
    const params = new URLSearchParams('q=old&lang=en&page=9');
    expect(writeState({ search: '', sort: [], page: 1 }, params).toString()).toBe('lang=en');
  });
});
