import { useCallback, useState } from 'react';

/**
 * A switch.
 * @returns whether it is on; a function that turns it over, and one that sets it. Both stay the same.
 */
export function useToggle(initial = false): [isOn: boolean, toggle: () => void, set: (isOn: boolean) => void] {
  const [isOn, set] = useState(initial);
  const toggle = useCallback(() => set((old) => !old), []);
  return [isOn, toggle, set];
}
