import type { Bucket } from './bucket.ts';
import { replacedHeaders } from './object-headers.ts';

const key = 'conditions.txt';
const text = (line: string) => Buffer.from(`${line}\n`);

/**
 * Makes sure that a server refuses a write whose condition does not hold. One that ignores conditions would let two releasers
 * overwrite each other, without a word.
 * @throws Error when it does
 */
export async function checkConditions(bucket: Bucket): Promise<void> {
  const headers = replacedHeaders(key);
  await bucket.put(
    key,
    text('Releases try here whether this server refuses a write whose condition does not hold.'),
    headers,
  );
  for (const before of [null, '"00000000000000000000000000000000"']) {
    if (!(await bucket.swap(key, text('This server ignores conditions.'), { before, headers }))) continue;
    throw new Error(
      `${bucket.name}: this server ignores the conditions of a write (${before ? 'If-Match' : 'If-None-Match'}), so two releasers could overwrite each other's release without noticing. Nothing was put live. Use a server that has them, such as Amazon S3, Cloudflare R2, MinIO or Ceph.`,
    );
  }
}
