import { expect, it } from 'vitest';
import { uploadPlan } from './upload-plan.ts';

const file = (key: string, content: string) => ({ key, size: content.length, content });
const md5 = ({ content }: { content: string }) => `md5 of ${content}`;
const object = (content: string) => ({ size: content.length, etag: `md5 of ${content}`, modified: new Date(0) });

it('what is there at its key stays', () => {
  expect(uploadPlan([file('a', 'one')], new Map([['a', object('one')]]), md5)).toEqual([]);
});

it('a key of another size is sent again', () => {
  const one = file('a', 'one');
  expect(uploadPlan([one], new Map([['a', object('o')]]), md5)).toEqual([{ file: one }]);
});

it('what is there at another key is copied, and the rest is sent', () => {
  const [same, other, alone] = [file('v2/a', 'one'), file('v2/b', 'two'), file('v2/c', 'more')];
  const listed = new Map([['v1/a', object('one')]]);
  expect(uploadPlan([same, other, alone], listed, md5)).toEqual([
    { file: same, from: 'v1/a' },
    { file: other },
    { file: alone },
  ]);
});

it('a file is read only where an object has its size', () => {
  const read: string[] = [];
  uploadPlan([file('a', 'one'), file('b', 'three')], new Map([['c', object('two')]]), (one) => {
    read.push(one.key);
    return '';
  });
  expect(read).toEqual(['a']);
});
