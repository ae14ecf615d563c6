import { toHtml } from 'hast-util-to-html';
import { expect, it } from 'vitest';
import { compileMarkdown } from './markdown.ts';

async function htmlOf(fence: string, code: string): Promise<string> {
  const body = `\`\`\`${fence}\n${code}\n\`\`\`\n\`\`\`output\n1\n\`\`\`\n`;
  return toHtml(
    (await compileMarkdown({ file: 'a.md', data: {}, body, linesBefore: 0 }, { areSamplesRunnable: true })).tree,
  );
}

it('gives a script for Node that needs nothing else buttons to run and edit it', async () => {
  for (const language of ['js', 'ts'])
    expect(await htmlOf(`${language} run`, 'console.log(1);')).toContain(
      '<div class="run-bar"><button type="button" value="run">Run</button><button type="button" value="edit">Edit</button></div>',
    );
});

it.each(['@reduxjs/toolkit', 'immer', 'valibot'])('gives them to a script that imports %s', async (name) => {
  const html = await htmlOf('ts run', `import {\n  type A,\n  b,\n} from '${name}';\nawait b;`);
  expect(html).toContain('<button type="button" value="run">Run</button>');
  expect(html).not.toContain('value="step"');
});

it.each([
  ['js run in=browser', 'console.log(document.title);'],
  ['html run', '<script>console.log(1)</script>'],
  ['tsx run', "import { useState } from 'react';\nconsole.log(<b onClick={tea} />);"],
])('gives the same to a sample for browsers, with its language for the sandbox: %s', async (fence, code) => {
  const html = await htmlOf(fence, code);
  expect(html).toContain(`data-screen="${fence.split(' ')[0]}"`);
  expect(html).toContain('<button type="button" value="run">Run</button>');
});

it.each([
  ['js run mode=sloppy', 'console.log(1);'],
  ['js run in=browser', "localStorage.setItem('tea', '1');"],
  ['html run', '<button onclick="console.log(1)">Tea</button>'],
  ['html run', '<script>let a = 1;</script>\n<script>console.log(a);</script>'],
  ['tsx run', "import { Tea } from './solution';\nconsole.log(<Tea />);"],
  ['ts run', "import { once } from './solution';\nconsole.log(once);"],
  ['ts run', "import axios from 'axios';\nconsole.log(axios.VERSION);"],
  ['js run', 'console.log(process.argv.length);'],
  ['js run', "console.time('tea');"],
  ['js run', "await crypto.subtle.digest('SHA-256', new Uint8Array());"],
])('gives none to what the sandbox cannot run as the page says: %s %s', async (fence, code) => {
  expect(await htmlOf(fence, code)).not.toContain('run-bar');
});

const stepButton = '<button type="button" value="step">Step through</button>';

it.each(['setTimeout(() => console.log(1));', 'await null;\nconsole.log(1);', 'queueMicrotask(() => console.log(1));'])(
  'lets readers step through asynchronous code: %s',
  async (code) => {
    expect(await htmlOf('js run', code)).toContain(stepButton);
  },
);

it.each([
  ['js run', 'console.log(1);'],
  ['js run nostep', 'await null;'],
  ['js run in=browser', 'await null;'],
  ['js run', 'setTimeout(() => console.log(structuredClone(1)));'],
  ['js run', 'for await (const x of y) {\n  break;\n}'],
])('not through what is synchronous, or QuickJS cannot run as the page says: %s %s', async (fence, code) => {
  expect(await htmlOf(fence, code)).not.toContain(stepButton);
});
