/**
 * Calls a function again and again while the component is mounted.
 * @param callback always that of the latest render; a new one does not start the interval again
 * @param delay the time between two calls, in milliseconds; null pauses
 */
export function useInterval(callback: () => void, delay: number | null): void {
  throw new Error('Not implemented');
}
