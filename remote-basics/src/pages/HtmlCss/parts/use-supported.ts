import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether this browser supports a feature. The server cannot check, so the first render returns `null`.
 * @param condition as in `@supports`, for example `(grid-template-rows: subgrid)`
 */
export function useSupported(condition: string): boolean | null {
  return useSyncExternalStore<boolean | null>(
    never,
    () => CSS.supports(condition),
    () => null,
  );
}
