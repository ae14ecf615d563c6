import { expect, it } from 'vitest';
import { guardLoops } from './guard-loops.ts';
import { atOnce } from './in-slices.ts';

it.each([
  ['while (true) go();', 'while (true) {$loop(1);go();}'],
  ['for (;;);', 'for (;;){$loop(1);;}'],
  ['const a = <string>b;\nfor (;;) go();', 'const a = <string>b;\nfor (;;) {$loop(2);go();}'],
  ['\nfor (const x of xs as T[]) { go(x); }', '\nfor (const x of xs as T[]) {$loop(2);{ go(x); }}'],
  ['do go(); while (more)', 'do {$loop(1);go();} while (more)'],
  ['outer: for (;;) for (;;) continue outer;', 'outer: for (;;) {$loop(1);for (;;) {$loop(1);continue outer;}}'],
])('gives every loop in %j a guard', (code, guarded) => {
  expect(atOnce(guardLoops(code, { language: 'ts' }))).toBe(guarded);
});

it.each([
  ['function A() { return <A />; }', 'function A() {$loop(1);{ return <A />; }}'],
  ['const A = () => <A />;', 'const A = () => ($loop(1),<A />);'],
  [
    'const f = (a: number) =>\n  (b: number): number => a + b',
    'const f = (a: number) =>\n  ($loop(1),(b: number): number => ($loop(2),a + b))',
  ],
  ['for (;;) f = () => x', 'for (;;) {$loop(1);f = () => ($loop(1),x)}'],
  ['class A { render() { go(); } }', 'class A { render() {$loop(1);{ go(); }} }'],
  ['function f(a: string): void;', 'function f(a: string): void;'],
  ['type F = () => void;', 'type F = () => void;'],
])('gives every function in %j a guard where it is asked for', (code, guarded) => {
  expect(atOnce(guardLoops(code, { language: 'tsx', withFunctions: true }))).toBe(guarded);
});

it('leaves code without loops, text about loops, and code that is not valid as they are', () => {
  for (const code of ['const a = "while (true);";', '// for (;;);', 'while (', 'const <T> = 5'])
    expect(atOnce(guardLoops(code, { language: 'ts' }))).toBe(code);
});
