import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether this browser knows a feature. The server cannot ask, so the first render answers `null`.
 * @param condition as in `@supports`, for example `(grid-template-rows: subgrid)`
 */
export function useSupported(condition: string): boolean | null {
  return useSyncExternalStore<boolean | null>(
    never,
    () => CSS.supports(condition),
    () => null,
  );
}
