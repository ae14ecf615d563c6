import { expect, it } from 'vitest';
import type { DemoFiles } from './find-demos.ts';
import { WaitingDemos } from './waiting-demos.ts';

const demo = (name: string, ...parts: string[]): DemoFiles => ({
  name,
  variants: [{ label: null, file: `${name}.demo.tsx` }],
  parts,
  tests: [],
});

const files = ['Box.module.css', 'parts/Range.tsx', 'parts/lab.module.css'];
const partsOf = (taken: DemoFiles | undefined) => taken?.parts;

it('returns a demo once, and none that is unknown', () => {
  const waiting = new WaitingDemos([demo('A'), demo('B')]);
  expect(waiting.take('B')).toEqual(demo('B'));
  expect(waiting.take('B')).toBeUndefined();
  expect(waiting.take('C')).toBeUndefined();
  expect(waiting.takeRest()).toEqual([demo('A')]);
  expect(waiting.takeRest()).toEqual([]);
});

it('shows a file of parts/ with the first demo that imports it, in the order in which they are placed', () => {
  const waiting = new WaitingDemos([demo('A', ...files, 'parts/a.ts'), demo('B', ...files), demo('C', ...files)]);
  expect(partsOf(waiting.take('B'))).toEqual(files);
  expect(partsOf(waiting.take('A'))).toEqual(['Box.module.css', 'parts/a.ts']);
  expect(waiting.takeRest().map(partsOf)).toEqual([['Box.module.css']]);
});

it('leaves an application all of its files', () => {
  const waiting = new WaitingDemos([demo('A', ...files), demo('App', ...files), demo('B', ...files)]);
  expect(partsOf(waiting.take('A'))).toEqual(files);
  expect(partsOf(waiting.take('App'))).toEqual(files);
  expect(partsOf(waiting.take('B'))).toEqual(['Box.module.css']);
});
