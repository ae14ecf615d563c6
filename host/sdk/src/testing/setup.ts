import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// On a busy machine, what a test waits for arrives late.
configure({ asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  // Tests in Node have no storage, or one that they must not touch.
  if (typeof document !== 'undefined') localStorage.clear();
});
