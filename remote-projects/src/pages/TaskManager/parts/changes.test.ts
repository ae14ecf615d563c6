import { expect, it } from 'vitest';
import { complete, insert, remove, rename } from './changes.ts';

const pay = { id: 1, text: 'Pay', completed: false };
const walk = { id: 2, text: 'Walk', completed: false };
const read = { id: 3, text: 'Read', completed: true };

it('a task is put last, or at a place', () => {
  expect(insert(read)([pay, walk])).toEqual([pay, walk, read]);
  expect(insert(walk, 1)([pay, read])).toEqual([pay, walk, read]);
  expect(insert(walk, 9)([pay])).toEqual([pay, walk]);
});

it('a task whose id is taken gets another one instead of a double', () => {
  const other = { id: 2, text: 'Write', completed: false };
  expect(insert(other)([pay, walk, read])).toEqual([pay, walk, read, { ...other, id: 4 }]);
});

it('one task is changed or removed by its id, the others stay', () => {
  expect(rename(2, 'Run')([pay, walk, read])).toEqual([pay, { ...walk, text: 'Run' }, read]);
  expect(complete(2, true)([pay, walk, read])).toEqual([pay, { ...walk, completed: true }, read]);
  expect(remove(2)([pay, walk, read])).toEqual([pay, read]);
});

it('nothing happens to a list without the task', () => {
  expect(rename(9, 'Run')([pay])).toEqual([pay]);
  expect(complete(9, true)([pay])).toEqual([pay]);
  expect(remove(9)([pay])).toEqual([pay]);
});

it('fields this page does not know are kept', () => {
  const important = { ...pay, priority: 'high' };
  expect(rename(1, 'Pay now')([important])).toEqual([{ ...important, text: 'Pay now' }]);
});
