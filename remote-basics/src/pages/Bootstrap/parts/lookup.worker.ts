import { lookUp } from './look-up.ts';

/** Responds to each lookup with what Tailwind generates for the class; the id identifies the lookup. */
self.addEventListener('message', async ({ data }: MessageEvent<{ id: number; name: string }>) => {
  self.postMessage({ id: data.id, ...(await lookUp(data.name)) });
});
