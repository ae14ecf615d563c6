// @vitest-environment node
import { checkSection } from '@site/sdk/testing';
import { afterAll, expect, vi } from 'vitest';
import section from './section.ts';

// The demo of /Redux that shows a flaw makes react-redux warn of it.
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
afterAll(() => {
  expect(warn.mock.calls.map(([text]) => text)).toEqual([expect.stringMatching(/^Selector selectOpen returned/)]);
  warn.mockRestore();
});

checkSection(section);
