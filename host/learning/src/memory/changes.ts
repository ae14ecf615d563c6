/** The channel on which every tab hears that the reader's database has changed. */
const channelName = 'site:memory';

/** Announces to this page and to other tabs that the reader's database has changed. */
export function announceChange(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(null);
  channel.close();
}

/** Calls back when the reader's database has changed, here or in another tab. @returns ends it */
export function onChange(callback: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = callback;
  return () => channel.close();
}
