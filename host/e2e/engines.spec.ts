import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@site/tools/browser-test';
import type { Reader } from '@site/tools/browser-test/engines';
import { test } from './engine-reader.ts';

const pages = join(import.meta.dirname, '../../remote-advanced/src/pages');
const solution = readFileSync(join(pages, 'Challenges/challenges/UC-004-modal-dialog/solution.tsx'), 'utf8');

// Each function in one line: a line break between braces has the editor write the second one.
const endless = '// Mine\nexport function reverseWords(s) { while (true) {} }';
const correct =
  '// Mine\nexport function reverseWords(s) { console.log(new Error("printed")); return s.trim().split(/\\s+/).reverse().join(" "); }';

/** Goes into the editor, and waits until the workspace has taken its place. */
async function begin(reader: Reader): Promise<void> {
  await reader.focus('textbox', 'Your code');
  await reader.find('button', 'Reset');
}

/** In one test, because starting a browser takes longer than most of it. */
for (const engine of ['Firefox', 'WebKit'] as const) {
  test.describe(engine, () => {
    test.use({ engine });

    test('pages, an exercise and a challenge work', async ({ reader }) => {
      const workspace = '[data-workspace]';

      await test.step('a page is hydrated, and a link leads on without a new document', async () => {
        await reader.open('/');
        await reader.run('window.isSame = true');
        await reader.click('link', 'Everything on React in one place');
        await reader.find('heading', 'React');
        expect(await reader.run('return [location.pathname, window.isSame]')).toEqual(['/React', true]);
      });

      await test.step('a loop without an end is ended, and the next program runs', async () => {
        await reader.open('/ProblemSolving/reverse-words');
        await begin(reader);
        await reader.write('Your code', endless);
        await reader.click('button', 'Run');
        await reader.sees(workspace, 'Line 2 has been running again and again');
        await reader.find('button', 'Line 2 of your code');
        await reader.write('Your code', correct);
        await reader.click('button', 'Run');
        await reader.sees(workspace, /(\d+) of \1 tests pass/);
        await reader.sees(workspace, /Error: printed\s+at reverseWords \(solution\.ts:2\)/);
      });

      await test.step('the checks of a challenge run', async () => {
        await reader.run(`localStorage.setItem('site:editor', '{"kind":"plain"}')`);
        await reader.open('/Challenges/modal-dialog');
        await begin(reader);
        await reader.insert('Your code', solution);
        await reader.click('button', 'Run');
        await reader.sees(workspace, /(\d+) of \1 tests pass/);
        // WebKit refuses the focus to such a frame, so the sandbox emulates it there.
        await reader.sees(workspace, 'Passed moves the focus into the dialog when it opens');
      });

      expect(await reader.complaints()).toEqual([]);
    });
  });
}
