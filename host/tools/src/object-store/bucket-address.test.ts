import { expect, it } from 'vitest';
import { isBucketAddress, parseBucketAddress } from './bucket-address.ts';

it.each([
  ['s3://site', { bucket: 'site', prefix: '' }],
  ['s3://site/', { bucket: 'site', prefix: '' }],
  ['s3://my.site-1/front-end/v1.0/', { bucket: 'my.site-1', prefix: 'front-end/v1.0/' }],
])('%s is a bucket', (text, expected) => {
  expect(parseBucketAddress(text)).toEqual(expected);
});

it.each([
  's3://',
  's3:/site',
  's3://Site',
  's3://ab/../cd',
  's3://site/../x',
  's3://site/a//b',
  's3://site/a b',
  'https://site',
])('%s is none, and an error says how to write it', (text) => {
  expect(() => parseBucketAddress(text)).toThrow(`"${text}" is not the address of a bucket. Write it as s3://bucket`);
});

it('a folder is no bucket, and an address that is written wrongly is no folder', () => {
  expect(['/srv/store', 'C:\\s3', undefined, 's3:/site', 's3://x'].map(isBucketAddress)).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
});
