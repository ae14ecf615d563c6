import { afterAll, expect, it } from 'vitest';
import { SampleEngines } from './samples/sample-engines.ts';

const engines = new SampleEngines();
afterAll(() => engines.close());

/** Runs the statements of one check on a component in plain DOM. @returns what failed */
async function failuresOf(html: string, styles: string, statements: string): Promise<string[]> {
  const files = {
    'solution.dom.ts': `export default function build(root) {\n  root.innerHTML = ${JSON.stringify(html)};\n}\n`,
    'styles.css': styles,
    'checks.ts': `import { check, isDisabled, isOnScreen, mount, namesOf, textOnScreen } from '@site/learning/challenge';
      import { expect } from 'vitest';
      check('behavior', 'finds it', () => {\n  const { root } = mount();\n${statements}\n});`,
  };
  const sandbox = await engines.browser;
  const events = await sandbox.runInSandbox({ files, entry: 'checks.ts', only: null }, ['component', 'checks']);
  return events.flatMap((event) => ('failure' in event && event.failure ? [event.failure.message] : []));
}

it('reads what is on the screen, in however many elements it is', async () => {
  const html = `
    <p><strong>3</strong> of 5</p>
    <p hidden>hidden</p>
    <p class="invisible">invisible</p>
    <p class="transparent">transparent</p>
    <p class="announced">announced</p>
    <div class="closed"><p>closed</p></div>
    <p class="fading">fades in</p>
    <details><summary>More</summary>not open</details>`;
  const styles = `
    .invisible { visibility: hidden; }
    .transparent { opacity: 0; }
    .announced { position: absolute; width: 1px; height: 1px; overflow: hidden; }
    .closed { height: 0; overflow: hidden; }
    .fading { animation: fade 0.3s; }
    @keyframes fade { from { opacity: 0; } }`;
  const statements = `
    expect(textOnScreen()).toBe('3 of 5 fades in More');
    expect(isOnScreen(root.querySelector('.closed p'))).toBe(false);`;
  expect(await failuresOf(html, styles, statements)).toEqual([]);
});

it('names elements as a screen reader does, and sees both ways to disable them', async () => {
  const html = `
    <button disabled><span aria-hidden="true">★</span> Save</button>
    <button aria-label="Close" aria-disabled="true">×</button>
    <fieldset disabled><button>Send</button></fieldset>
    <button>Open</button>`;
  const statements = `
    expect(namesOf('button')).toEqual(['Save', 'Close', 'Send', 'Open']);
    expect([...root.querySelectorAll('button')].map(isDisabled)).toEqual([true, true, true, false]);`;
  expect(await failuresOf(html, '', statements)).toEqual([]);
});
