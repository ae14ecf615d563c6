import type { PutObjectCommandInput, S3Client } from '@aws-sdk/client-s3';
import { parseBucketAddress } from './bucket-address.ts';
import type { ObjectHeaders } from './object-headers.ts';

/** How many requests are under way at once. */
export const atOnce = 32;

/** What a list says of an object. */
export interface Listed {
  size: number;
  /** Without quotes. Of an object that was put in one piece it is the MD5, unless the server encrypts with keys of its own. */
  etag: string;
  modified: Date;
}

/** An object as it is now. */
export interface Fetched {
  data: Buffer;
  etag: string;
}

/** What a release needs of an object store. Keys are without the prefix. */
export interface Bucket {
  /** As it was asked for, for messages. */
  name: string;
  list(): Promise<Map<string, Listed>>;
  /** @returns null where there is none */
  get(key: string): Promise<Fetched | null>;
  put(key: string, data: Buffer, headers: ObjectHeaders): Promise<void>;
  /** Copies an object without sending its content. */
  copy(from: string, to: string, headers: ObjectHeaders): Promise<void>;
  remove(keys: string[]): Promise<void>;
  /**
   * Replaces an object if it is still the one that was read, in one step.
   * @param before its ETag; null where there was none
   * @returns whether the object is this one now
   */
  swap(key: string, data: Buffer, options: { before: string | null; headers: ObjectHeaders }): Promise<boolean>;
}

/**
 * Opens a bucket of any server that speaks S3. Its address, region and credentials come from the environment, as for every
 * program that uses the SDK.
 * @param address such as `s3://bucket/prefix`
 */
export async function openBucket(address: string): Promise<Bucket> {
  const { bucket, prefix } = parseBucketAddress(address);
  // The version of the SDK is pinned, so what later ones will need is no warning for releasers.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  const sdk = await import('@aws-sdk/client-s3');
  const { AWS_ENDPOINT_URL_S3, AWS_ENDPOINT_URL, AWS_REGION = 'us-east-1' } = process.env;
  const client = new sdk.S3Client({
    region: AWS_REGION,
    forcePathStyle: Boolean(AWS_ENDPOINT_URL_S3 ?? AWS_ENDPOINT_URL),
    // Other servers than Amazon's know these checksums only since recently.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at = (key: string) => ({ Bucket: bucket, Key: prefix + key });
  const put = (key: string, Body: Buffer, more: Partial<PutObjectCommandInput>) =>
    client.send(new sdk.PutObjectCommand({ ...at(key), Body, ...more }));

  const get = async (key: string): Promise<Fetched | null> => {
    try {
      const { Body, ETag = '' } = await client.send(new sdk.GetObjectCommand(at(key)));
      return { data: Buffer.from((await Body?.transformToByteArray()) ?? []), etag: ETag };
    } catch (error) {
      if (statusOf(error) === 404) return null;
      throw error;
    }
  };

  const bucketOf: Bucket = {
    name: address,
    list: () => listAll(client, sdk, { bucket, prefix }),
    get,
    put: async (key, data, headers) => void (await put(key, data, headers)),
    copy: async (from, to, headers) => {
      const CopySource = [bucket, ...(prefix + from).split('/')].map(encodeURIComponent).join('/');
      await client.send(new sdk.CopyObjectCommand({ ...at(to), CopySource, MetadataDirective: 'REPLACE', ...headers }));
    },
    remove: async (keys) => {
      for (const key of keys) await client.send(new sdk.DeleteObjectCommand(at(key)));
    },
    swap: async (key, data, { before, headers }) => {
      // Older servers compare with the ETag without its quotes; a condition that never holds changes nothing.
      const conditions =
        before === null ? [{ IfNoneMatch: '*' }] : [{ IfMatch: before }, { IfMatch: before.replaceAll('"', '') }];
      for (const condition of conditions) {
        if (await isDone(put(key, data, { ...headers, ...condition }))) return true;
      }
      // The answer to the write may have been lost, and the write been repeated.
      return (await get(key))?.data.equals(data) ?? false;
    },
  };
  return described(bucketOf);
}

async function listAll(
  client: S3Client,
  { paginateListObjectsV2 }: typeof import('@aws-sdk/client-s3'),
  { bucket, prefix }: { bucket: string; prefix: string },
): Promise<Map<string, Listed>> {
  const listed = new Map<string, Listed>();
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix }))
    for (const { Key = '', Size = 0, ETag = '', LastModified = new Date() } of Contents)
      listed.set(Key.slice(prefix.length), { size: Size, etag: ETag.replaceAll('"', ''), modified: LastModified });
  return listed;
}

/** Whether a conditional write was done; false where its condition did not hold, or another write was faster. */
async function isDone(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if ([404, 409, 412].includes(statusOf(error))) return false;
    throw error;
  }
}

function statusOf(error: unknown): number {
  return Number(Object(Object(error).$metadata).httpStatusCode ?? 0);
}

/** Names the bucket in every error, and what to do about the frequent ones. */
function described(bucket: Bucket): Bucket {
  const fail = (error: unknown): never => {
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    throw new Error(`${bucket.name}: ${adviceFor(error)}\n${message}`, { cause: error });
  };
  return {
    name: bucket.name,
    list: () => bucket.list().catch(fail),
    get: (key) => bucket.get(key).catch(fail),
    put: (...rest) => bucket.put(...rest).catch(fail),
    copy: (...rest) => bucket.copy(...rest).catch(fail),
    remove: (keys) => bucket.remove(keys).catch(fail),
    swap: (...rest) => bucket.swap(...rest).catch(fail),
  };
}

function adviceFor(error: unknown): string {
  const name = String(Object(error).name);
  if (name === 'CredentialsProviderError')
    return 'There are no credentials. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or what else the AWS tools read.';
  if (name === 'NoSuchBucket' || statusOf(error) === 404)
    return 'There is no such bucket. Create it, or correct the address; AWS_ENDPOINT_URL_S3 names the server.';
  if (statusOf(error) === 403)
    return 'These credentials may not do that. They need to list the bucket, and to read, write and delete its objects.';
  if (statusOf(error) === 501) return 'This server does not have an operation that a release needs.';
  return 'The object store did not do it. What readers get is unchanged; run the command again.';
}
