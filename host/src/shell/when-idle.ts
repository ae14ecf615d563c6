/** Calls back once the browser has nothing else to do; in Safari, which does not tell, after a second. @returns cancels it */
export function whenIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const idle = requestIdleCallback(callback);
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(callback, 1000);
  return () => clearTimeout(timer);
}
