import { expect, it, vi } from 'vitest';
import { findKept } from './kept-cache.ts';

it('finds a file by its path, without a search through everything that is kept', async () => {
  const match = vi.fn();
  await findKept({ match } as unknown as Cache, '/file.js');
  expect(match).toHaveBeenCalledWith('/file.js', expect.not.objectContaining({ ignoreSearch: true }));
});
