/** What an exercise exports at run time. (Its starts declare every export by name.) */
const exported = /^export (?:async )?(?:function\*?|class|const) (\w+)/gm;

/** The test file that a reader begins with: what the exercise exports is imported, and one test shows the form. */
export function testsStarter(start: string): string {
  const names = Array.from(start.matchAll(exported), ([, name = '']) => name);
  const [first = 'solution'] = names;
  return `import { describe, expect, test } from 'vitest';
import { ${names.join(', ')} } from './solution';

describe('${first}', () => {
  test('exists', () => {
    // Call it here, and say what you expect of the result.
    expect(${first}).toBeDefined();
  });
});
`;
}
