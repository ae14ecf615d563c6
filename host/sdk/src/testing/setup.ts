import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { watchConsole } from './watch-console.ts';

// Registered first, so that they are called last.
const { check, end } = watchConsole();
afterEach(check);
afterAll(() => {
  end();
  check();
});

// Tests in Node have no storage, or one that they must not touch.
const hasStorage = typeof document !== 'undefined';
if (hasStorage) await import('./what-happy-dom-lacks.ts');

// On a busy machine, what a test waits for arrives late.
configure({ asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  if (!hasStorage) return;
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
});

// Files share their modules: one whose import is cut off by the end of a file would be broken for the files after it.
afterAll(() => vi.dynamicImportSettled());
