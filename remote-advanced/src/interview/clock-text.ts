/** Seconds as minutes and seconds, such as 1:05, with a minus sign when time is up. */
export function clockText(seconds: number): string {
  const all = Math.abs(seconds);
  return `${seconds < 0 ? '−' : ''}${Math.floor(all / 60)}:${String(all % 60).padStart(2, '0')}`;
}
