import { useEffect, useState } from 'react';

/** The value as it was when it had not changed for a while. Two values are the same if their JSON is. @param pause in milliseconds */
export function useSettledValue<Value>(value: Value, pause: number): Value {
  const [settled, setSettled] = useState(value);
  const json = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the JSON is the value
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [json, pause]);
  return settled;
}
