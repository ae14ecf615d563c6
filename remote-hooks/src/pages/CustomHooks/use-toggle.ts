import { useCallback, useState } from 'react';

/**
 * A boolean state.
 * @returns whether it is on; a function that toggles it, and one that sets it. Both are stable.
 */
export function useToggle(initial = false): [isOn: boolean, toggle: () => void, set: (isOn: boolean) => void] {
  const [isOn, set] = useState(initial);
  const toggle = useCallback(() => set((old) => !old), []);
  return [isOn, toggle, set];
}
