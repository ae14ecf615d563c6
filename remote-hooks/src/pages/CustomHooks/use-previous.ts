import { useState } from 'react';

/**
 * The value before the last change; undefined before the first one. Renders for other reasons don't affect it.
 * It is kept in state, because a ref must not be read during rendering.
 * @param value a primitive, or an object that stays the same between renders
 * @see https://react.dev/reference/react/useState#storing-information-from-previous-renders
 */
export function usePrevious<Value>(value: Value): Value | undefined {
  const [seen, setSeen] = useState<{ value: Value; before: Value | undefined }>({ value, before: undefined });
  if (Object.is(seen.value, value)) return seen.before;
  setSeen({ value, before: seen.value });
  return seen.value;
}
