import { expect, it } from 'vitest';
import { addressOfFile, isNamedByContent, isShared } from './file-address.ts';

const [base, shared] = ['/s/hooks/0123456789ab/', '/s/hooks/files/ba9876543210/'];

it.each([
  ['remoteEntry-fmCLGvRy.js', true],
  ['assets/page-C-E4Ot3F.js', true],
  ['assets/entries--wloU6hf.css', true],
  ['images/UseCall-0123abcd.png', true],
  ['images/UseCall.png', false],
  ['data/users.json', false],
  ['remoteEntry-1.js', false],
])('%s is shared, and named by its content: %s', (file, named) => {
  expect(isNamedByContent(file)).toBe(named);
  expect(isShared(file)).toBe(true);
  expect(addressOfFile({ base, shared }, file)).toBe(shared + file);
  expect(addressOfFile({ base }, file)).toBe(base + file);
});

it.each([
  'content/HooksFaq/use-callback.json',
  'content/HooksFaq-89c2ee43.json',
  'items.json',
  'search.json',
  'search-texts.json',
  'section.json',
  'server/section.cjs',
])('%s is in the folder of the version', (file) => {
  expect(isShared(file)).toBe(false);
  expect(addressOfFile({ base, shared }, file)).toBe(base + file);
});
