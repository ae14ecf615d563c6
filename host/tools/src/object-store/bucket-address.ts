import * as v from 'valibot';

/** A place in an object store. */
export interface BucketAddress {
  bucket: string;
  /** What all keys of the site begin with: empty, or with a slash at its end. */
  prefix: string;
}

const form = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.-]+)*)\/?$/;

const address = v.pipe(
  v.string(),
  v.regex(form),
  v.check((text) => !text.split('/').some((part) => part === '.' || part === '..')),
);

/** Whether a release store is named as a bucket, not as a folder. */
export function isBucketAddress(store: string | undefined): store is string {
  return store?.startsWith('s3:') ?? false;
}

/** Reads an address such as `s3://bucket/prefix`. @throws Error when it is none */
export function parseBucketAddress(text: string): BucketAddress {
  const [, bucket = '', path = ''] = (v.is(address, text) && form.exec(text)) || [];
  if (bucket) return { bucket, prefix: path && `${path.slice(1)}/` };
  throw new Error(
    `"${text}" is not the address of a bucket. Write it as s3://bucket or s3://bucket/prefix; the server is named by AWS_ENDPOINT_URL_S3, and by AWS_REGION.`,
  );
}
