import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What a test waits for comes late on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  // Tests in Node have no storage, or one that they must not touch.
  if (typeof document !== 'undefined') localStorage.clear();
});
