import { expect, it } from 'vitest';
import type { Bucket } from './bucket.ts';
import { checkConditions } from './conditions.ts';

/** A bucket of a server that has a write done although its condition does not hold. @param ignored which condition */
function bucketIgnoring(ignored: 'If-Match' | 'If-None-Match' | null): Bucket {
  const swap: Bucket['swap'] = async (_key, _data, { before }) =>
    ignored === (before === null ? 'If-None-Match' : 'If-Match');
  return { name: 's3://site', put: async () => {}, swap } as Partial<Bucket> as Bucket;
}

it.each(['If-Match', 'If-None-Match'] as const)('a server that ignores %s is refused', async (condition) => {
  await expect(checkConditions(bucketIgnoring(condition))).rejects.toThrow(
    `s3://site: this server ignores the conditions of a write (${condition})`,
  );
});

it('a server that has both is used', async () => {
  await expect(checkConditions(bucketIgnoring(null))).resolves.toBeUndefined();
});
