import { lookUp } from './look-up.ts';

/** Answers each question with what Tailwind generates for the class; the id says which question it was. */
self.addEventListener('message', async ({ data }: MessageEvent<{ id: number; name: string }>) => {
  self.postMessage({ id: data.id, ...(await lookUp(data.name)) });
});
