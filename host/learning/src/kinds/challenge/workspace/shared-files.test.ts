import { expect, it } from 'vitest';
import { readShared, sharedText, sharedVariant } from './shared-files.ts';

it.each(['react', 'dom'] as const)('component and styles come back as they were: %s', (variant) => {
  const files = readShared(sharedText(variant, (file) => `/* ${file} */`));
  const component = variant === 'react' ? 'solution.tsx' : 'solution.dom.ts';
  expect(files).toEqual({ [component]: `/* ${component} */`, 'styles.css': '/* styles.css */' });
  expect(files && sharedVariant(files)).toBe(variant);
});

it.each(['', '{', '[]', '{}', '{"checks.ts":"x"}', '{"solution.tsx":1}', '{"__proto__":"x"}', 'const a = 1;'])(
  'refuses %j',
  (text) => {
    expect(readShared(text)).toBeNull();
  },
);
