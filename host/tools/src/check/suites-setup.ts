import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Test files share one document; none may see what another has left.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
