import { isReact } from '../runner/environment.ts';

/** What an exercise exports at run time. (Its starts declare every export by name.) */
const exported = /^export (?:async )?(?:function\*?|class|const) (\w+)/gm;

const testingLibrary = "import { render, renderHook, screen } from '@testing-library/react';\n";

/**
 * The test file that a reader begins with: what the exercise exports is imported, and one test shows the form.
 * @param file the name of the file that the tests import, such as `solution.ts`
 * @param start the code that a solution begins with
 */
export function testsStarter(file: string, start: string): string {
  const names = Array.from(start.matchAll(exported), ([, name = '']) => name);
  const [first = 'solution'] = names;
  return `${isReact({ [file]: start }) ? testingLibrary : ''}import { describe, expect, test } from 'vitest';
import { ${names.join(', ')} } from './solution';

describe('${first}', () => {
  test('exists', () => {
    // Call it here, and say what you expect of the result.
    expect(${first}).toBeDefined();
  });
});
`;
}
