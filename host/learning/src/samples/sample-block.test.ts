import { expect, it } from 'vitest';
import { publishedOutput } from './sample-block.ts';

const code = (text: string, kind = '') => `<div class="code ${kind}"><pre><code>${text}</code></pre></div>`;

function publishedIn(html: string): string | null {
  document.body.innerHTML = `<div class="answer">${html}</div>`;
  const block = document.querySelector<HTMLElement>('.code');
  return block ? publishedOutput(block) : expect.unreachable();
}

it.each([
  ['after the sample', code('1 + 1') + code('2', 'output'), '2'],
  [
    'in the part of a prediction that opens with the answer',
    `${code('1 + 1')}<details data-part="output">${code('2', 'output')}${code('other')}${code('3', 'output')}</details>`,
    '2',
  ],
  ['nowhere', code('1 + 1') + code('another sample') + code('2', 'output'), null],
])('finds what the page says that a sample prints: %s', (_where, html, output) => {
  expect(publishedIn(html)).toBe(output);
});
