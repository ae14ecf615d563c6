import { expect, it } from 'vitest';
import { demoIn, isDemo } from './demo-block.ts';

const figure = (file: string, code: string) =>
  `<figure class="code"><figcaption>${file}</figcaption><pre><code>${code}</code></pre></figure>`;

const panel = (...figures: string[]) => `<section id="demo-Late">${figures.join('')}</section>`;

function firstBlock(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.querySelector<HTMLElement>('.code') ?? expect.unreachable();
}

it('tells the source of a demo from a sample', () => {
  expect(isDemo(firstBlock(panel(figure('Late.demo.tsx', ''))))).toBe(true);
  expect(isDemo(firstBlock(figure('late.ts', '')))).toBe(false);
});

it('has the sources that a demo imports, and what those import, and no others', () => {
  const block = firstBlock(
    panel(
      figure('hooks/Late.as-found.demo.tsx', "import { useLate } from './use-late.ts';"),
      figure('hooks/Late.corrected.demo.tsx', "import { useSoon } from './use-soon.ts';"),
      figure('hooks/use-soon.ts', 'soon'),
      figure('hooks/clock.ts', 'clock'),
      figure('hooks/use-late.ts', "import { now } from './clock.ts';"),
    ) + panel(figure('hooks/use-late.ts', 'of another demo')),
  );
  expect(demoIn(block)).toEqual({
    file: 'Late.as-found.demo.tsx',
    files: {
      'Late.as-found.demo.tsx': "import { useLate } from './use-late.ts';",
      'use-late.ts': "import { now } from './clock.ts';",
      'clock.ts': 'clock',
    },
  });
});
