import { expect, it } from 'vitest';
import { pickCandidate } from './pick-candidate.ts';

const pick = (slot: number, density: number) => pickCandidate([320, 640, 960, 1280], slot, density);

it('takes the smallest file with enough pixels', () => {
  expect(pick(300, 1)).toBe(320);
  expect(pick(320, 1)).toBe(320);
  expect(pick(321, 1)).toBe(640);
  expect(pick(400, 2)).toBe(960);
});

it('takes the largest where none is enough', () => {
  expect(pick(800, 3)).toBe(1280);
});
