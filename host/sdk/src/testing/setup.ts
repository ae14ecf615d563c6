import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// On a busy machine, what a test waits for arrives late.
configure({ asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  // Tests in Node have no storage, or one that they must not touch.
  if (typeof document !== 'undefined') localStorage.clear();
});

// Files share their modules: one whose import is cut off by the end of a file would be broken for the files after it.
afterAll(() => vi.dynamicImportSettled());
