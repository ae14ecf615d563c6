import type { Item } from '@site/sdk/contract';

/** An entry as data, on the page `/Alpha`. @param id such as `JS-001`, which is also the end of its address */
export function fixtureItem(id: string, change: Partial<Item> = {}): Item {
  return {
    ...{ id, kind: 'question', title: `Question ${id}`, level: 'basic', topics: ['maps', 'keys'] },
    ...{ address: `/Alpha/${id.toLowerCase()}`, text: `The text of ${id}.`, version: '0123456789ab' },
    reviewedOn: '2026-11-21',
    ...change,
  };
}
