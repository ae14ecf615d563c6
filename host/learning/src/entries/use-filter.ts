import { useAddressState } from '@site/sdk/address-state';
import type { Filter } from './filter.ts';

/** The names of the fields, in the address and in the form. */
export const params = { level: 'level', topic: 'topic', kind: 'kind', progress: 'progress', words: 'q' } as const;

/** The filter, kept in the address. A change of it drops the hash: the entry that it named may be hidden now. */
export function useFilter(): [Filter, (change: Partial<Filter>) => void] {
  return useAddressState(params, 'drop');
}
