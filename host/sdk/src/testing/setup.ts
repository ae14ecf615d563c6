import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(() => {
  cleanup();
  // Tests in Node have no storage, or one that they must not touch.
  if (typeof document !== 'undefined') localStorage.clear();
});
