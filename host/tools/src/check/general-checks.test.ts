import type { RunEvent } from '@site/learning/runner/protocol';
import { afterAll, expect, it } from 'vitest';
import { SampleEngines } from './samples/sample-engines.ts';

const engines = new SampleEngines();
afterAll(() => engines.close());

const checks = `import { check, generalChecks } from '@site/learning/challenge';
import { expect } from 'vitest';

check('behavior', 'is there', () => expect(1).toBe(1));
generalChecks();
`;

/** Runs checks on a component in plain DOM. */
async function run(source: string, html: string, styles = '', script = ''): Promise<RunEvent[]> {
  const solution = `export default function build(root) {\n  root.innerHTML = ${JSON.stringify(html)};\n${script}\n}\n`;
  const files = { 'solution.dom.ts': solution, 'styles.css': styles, 'checks.ts': source };
  const sandbox = await engines.browser;
  return sandbox.runInSandbox({ files, entry: 'checks.ts', only: null }, ['component', 'checks']);
}

/** Runs the general checks on a component in plain DOM. @returns those that fail, each with what was found */
async function failuresOf(html: string, styles: string, script: string): Promise<Record<string, string>> {
  const events = await run(checks, html, styles, script);
  const names = events.flatMap((event) => (event.type === 'tests' ? event.tests.map((one) => one.at(-1) ?? '') : []));
  return Object.fromEntries(events.flatMap((event) => failureIn(event, names)));
}

function failureIn(event: RunEvent, names: string[]): [string, string][] {
  if (event.type === 'error') return [['error', event.failure.message]];
  if (event.type !== 'test' || !event.failure) return [];
  return [[names[event.index] ?? '', event.failure.compared?.received ?? event.failure.message]];
}

const focus = 'shows where the focus is, wherever Tab goes';
const motion = 'moves nothing for longer than 200 ms for users who asked for less motion';

it('accepts every way to show the focus, and what does not move for users who asked for less motion', async () => {
  const html = `
    <a href="#a" class="shadow">Fades in, with a shadow</a>
    <div class="ring"><button type="button">In a ring</button></div>
    <label class="star"><input type="radio" name="stars" aria-label="One star"><span>★</span></label>
    <button type="button" class="marked">Marked by a script</button>
    <div class="pseudo" tabindex="0" role="button">With a border around</div>
    <label>With a caret <input class="bare"></label>
    <label><input type="checkbox"> As the browser shows it</label>
    <details><summary>More</summary>Text</details>
    <div class="box"></div>
    <div role="progressbar" aria-label="Upload" aria-valuenow="50"><div class="fill"></div></div>`;
  const styles = `
    .shadow, .ring button, .marked, .pseudo, .bare { outline: none; }
    .shadow { transition: box-shadow 0.3s; }
    .shadow:focus-visible { box-shadow: 0 0 0 3px blue; }
    .ring:focus-within { border: 2px solid blue; }
    .star input { opacity: 0; }
    .star input:focus-visible + span { text-decoration: underline; }
    .has-focus { background: navy; color: white; }
    .pseudo { position: relative; }
    .pseudo:focus-visible::after { content: ""; position: absolute; inset: 0; border: 2px solid blue; }
    .box, .fill { width: 20px; height: 20px; background: #1a5fb4; }
    .box { transition: transform 1s; }
    .moved { transform: translateX(50px); }
    @media (prefers-reduced-motion: reduce) { .box { transition-duration: 1ms; } }
    @media (prefers-reduced-motion: no-preference) { .marked { animation: turn 1s infinite; } }
    .fill { animation: turn 1s infinite; }
    @keyframes turn { to { rotate: 360deg; } }`;
  const script = `
    const find = (selector) => root.querySelector(selector);
    const [marked, box] = [find('.marked'), find('.box')];
    marked.addEventListener('focus', () => marked.classList.add('has-focus'));
    marked.addEventListener('blur', () => marked.classList.remove('has-focus'));
    find('.shadow').animate({ opacity: [0, 1] }, 900);
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) box.animate({ rotate: ['0deg', '90deg'] }, 900);
    box.getBoundingClientRect();
    box.classList.add('moved');`;
  expect(await failuresOf(html, styles, script)).toEqual({});
});

it('finds each focus that nobody sees, what is out of view in one direction, and what moves', async () => {
  const html = `
    <a href="#a">Link</a>
    <label class="star"><input type="radio" name="stars" aria-label="One star"><span>★</span></label>
    <button type="button" class="thin">Without a width</button>
    <span class="away"><button type="button">Out of view</button></span>
    <div tabindex="0" role="button" class="still">Not native</div>
    <button type="button" class="turning">Native</button>
    <div class="box"></div>`;
  const styles = `
    a, .still { outline: none; }
    .star input { opacity: 0; }
    .thin { outline: 0 solid blue; }
    .away { position: absolute; left: -999px; }
    .turning { animation: turn 2s infinite; }
    @keyframes turn { to { rotate: 360deg; } }
    .box { transition: margin-left 1s; }
    .moved { margin-left: 50px; }`;
  const script = `
    const box = root.querySelector('.box');
    box.getBoundingClientRect();
    box.classList.add('moved');`;
  const failures = await failuresOf(html, styles, script);
  expect(Object.keys(failures)).toEqual([focus, 'fits the same screen from right to left', motion]);
  const unseen = failures[focus]?.match(/(?<=")<.*(?=",$)/gm) ?? [];
  expect(unseen.map((text) => text.replaceAll('\\"', '"'))).toEqual([
    '<a href="#a">Link</a>',
    '<input type="radio" name="stars" aria-label="One star">',
    '<button type="button" class="thin">Without a width</button>',
    '<button type="button">Out of view</button>',
    '<div tabindex="0" role="button" class="still">Not native</div>',
  ]);
  expect(failures[motion]).toContain('marginLeft for 1000 ms');
  expect(failures[motion]).toContain('rotate for Infinity ms');
});

it('reports with each check that fails what the document held then, and what had the focus', async () => {
  const failing = `import { check, mount } from '@site/learning/challenge';
import { screen, within } from '@testing-library/dom';
import { expect, vi } from 'vitest';

check('focus', 'compares', async () => {
  const { user } = mount();
  await user.click(screen.getByRole('button'));
  expect(document.activeElement?.id).toBe('other');
});
check('names', 'finds', () => {
  const { root } = mount();
  within(root.querySelector('ul')).getByRole('listitem');
});
check('states', 'throws no error', () => {
  mount();
  throw 'a text';
});
check('races', 'waits', async () => {
  mount();
  vi.useFakeTimers();
  await new Promise(() => {});
});
check('behavior', 'works for long', async () => {
  for (let turn = 0; turn < 8; turn += 1) {
    const end = performance.now() + 500;
    while (performance.now() < end);
    await new Promise((resolve) => setTimeout(resolve));
  }
});
`;
  const html = '<button type="button" id="this">Open</button><ul></ul>';
  const events = await run(failing, html);
  const failures = events.flatMap((event) => (event.type === 'test' && event.failure ? [event.failure] : []));
  expect(failures.map(({ message, moment }) => [message, moment?.replace(/\s*\n\s*/g, '')])).toEqual([
    [
      "expected 'this' to be 'other' // Object.is equality",
      '<!-- Focus: <button type="button" id="this"> --><body><main><buttonid="this"type="button">Open</button><ul /></main></body>',
    ],
    ['Unable to find an accessible element with the role "listitem"', '<!-- Nothing has the focus --><ul />'],
    ['a text', undefined],
    [
      'It was not over after 3 s. It may wait for something that never appears.',
      '<!-- Nothing has the focus --><body><main><buttonid="this"type="button">Open</button><ul /></main></body>',
    ],
  ]);
});

it('takes nothing away from the next check when a state takes too long', async () => {
  const slow = `import { check, generalChecks, mount } from '@site/learning/challenge';
import { expect } from 'vitest';

const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));
let isFirst = true;
generalChecks({
  late: async () => {
    const time = isFirst ? 4500 : 0;
    isFirst = false;
    await wait(time);
  },
});
check('behavior', 'stays', async () => {
  const { root } = mount();
  await wait(2500);
  expect(root.isConnected).toBe(true);
});
`;
  const events = await run(slow, '<button type="button">Open</button>');
  const failures = events.flatMap((event) => (event.type === 'test' && event.failure ? [event.failure.message] : []));
  expect(failures).toEqual(['It was not over after 3 s. It may wait for something that never appears.']);
});

it('leaves nothing of a component that throws when it is shown', async () => {
  const throwing = `import { check, mount } from '@site/learning/challenge';
import { expect } from 'vitest';

check('behavior', 'is shown', () => {
  mount();
});
check('behavior', 'is alone', () => {
  expect(document.body.childElementCount).toBe(0);
});
`;
  const events = await run(throwing, '<p>Half</p>', '', "  throw new Error('shown half');");
  const failures = events.flatMap((event) => (event.type === 'test' && event.failure ? [event.failure.message] : []));
  expect(failures).toEqual(['Error: shown half']);
});

it('finds no contrast too low in text that fades in', async () => {
  const html = '<button type="button">Save</button><p>Saved</p>';
  const failures = await failuresOf(html, '', "root.querySelector('p').animate({ opacity: [0.1, 1] }, 900);");
  expect(failures).toEqual({});
});
