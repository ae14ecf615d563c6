import { rmSync } from 'node:fs';
import { expect, type Site, test } from '@site/tools/browser-test';
import { checkedRelease } from '@site/tools/gate/checked-release';
import { smokeTest } from '@site/tools/gate/smoke-test';
import { readState, versionIn } from '@site/tools/release/ledger';
import { publish } from '@site/tools/release/publish';
import type { Candidate } from '@site/tools/release/stage';
import { stageChanged, stageChangedHost } from './changed-release.ts';

const change = { address: '/UseReduce', sentence: 'This sentence was released a moment ago.' };
const live = ({ store }: Site) => versionIn(readState(store), 'hooks');

const failure = "throw new Error('broken on purpose');";
/** Waits until the HTML is on the screen, and moves it. */
const frame = 'await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));';
const shifting = `${frame} document.querySelector('main').style.paddingTop = '200px'; ${frame}`;
/** What the renderer of another copy of React does when it starts. */
const anotherReact = '__REACT_DEVTOOLS_GLOBAL_HOOK__.inject({});';
const complaint = "console.error('reported on purpose');";

/** Stages a version of the section with a page whose code throws. */
function stageBroken({ store }: Site): Promise<Candidate> {
  return stageChanged(store, 'hooks', { ...change, code: { '/UseReduce': (code) => failure + code } });
}

/** In a closed disclosure, which axe does not look into. */
function manyElements(count: number): string {
  return `<details><summary>Many</summary><p>${'<b></b>'.repeat(count)}</p></details>`;
}

test('a page that throws is refused before anything is live, with its address; a version whose pages work goes live', async ({
  smallSite,
}) => {
  const before = live(smallSite);
  const refusal = checkedRelease(smallSite.store, [await stageBroken(smallSite)], { isChecked: true });
  await expect(refusal).rejects.toThrow(/\/UseReduce: .*broken on purpose/);
  expect(live(smallSite)).toBe(before);

  const candidate = await stageChanged(smallSite.store, 'hooks', { ...change, sentence: 'This one works.' });
  await checkedRelease(smallSite.store, [candidate], { isChecked: true });
  expect(live(smallSite)).toBe(candidate.version);
  const { released } = readState(smallSite.store).entry;
  // As before are links to sections that the small site does not have.
  expect(released[0]?.gate).toMatch(/^2 pages opened; \d+ problems? as before$/);
});

test('what readers cannot use goes back by itself', async ({ smallSite, browser }) => {
  const before = live(smallSite);
  const broken = await stageBroken(smallSite);
  const published = await publish(smallSite.store, 'release', [broken]);
  const smoke = smokeTest(smallSite.store, published, browser);
  await expect(smoke).rejects.toThrow(/broken on purpose[\s\S]*The version before is live again/);
  expect(live(smallSite)).toBe(before);
  expect(readState(smallSite.store).entry.action).toBe('rollback');
});

test('a repair passes although another page is as broken as it was, and that is reported', async ({ smallSite }) => {
  const { store } = smallSite;
  const complain = (code: string) => complaint + code;
  const both = { '/UseReduce': complain, '/UseStateHook': complain };
  const broken = await stageChanged(store, 'hooks', { ...change, code: both });
  await publish(store, 'release', [broken]);

  const breaking = { ...change, sentence: 'This one breaks a page.', code: { '/UseMemoHook': complain } };
  const worse = await stageChanged(store, 'hooks', breaking);
  const refusal = checkedRelease(store, [worse], { isChecked: true });
  await expect(refusal).rejects.toThrow(/nothing was released:\n\/UseMemoHook: reported on purpose[^\n]*\nOpen/);
  expect(live(smallSite)).toBe(broken.version);

  const code = { '/UseReduce': (text: string) => text.replace(complaint, '') };
  const repair = await stageChanged(store, 'hooks', { ...change, sentence: 'This one repairs a page.', code });
  const lines: string[] = [];
  await checkedRelease(store, [repair], { isChecked: true, progress: (line) => lines.push(line) });
  expect(live(smallSite)).toBe(repair.version);
  const known = lines.filter((line) => line.startsWith('As before this release:'));
  expect(known.some((line) => line.includes('/UseStateHook: reported on purpose'))).toBe(true);
  expect(known.filter((line) => line.includes('/UseReduce: reported on purpose'))).toEqual([]);
  expect(readState(store).entry.released[0]?.gate).toMatch(/^\d+ pages opened; \d+ problems? as before$/);
});

test('a host that throws is refused before anything is live', async ({ smallSite }) => {
  const { store } = smallSite;
  const host = await stageChangedHost(store, (code) => failure + code);
  await expect(checkedRelease(store, [host], { isChecked: true })).rejects.toThrow(
    /The gate refuses host [0-9a-f]{12}, and nothing was released:\n\/: .*broken on purpose/,
  );
  expect(store.snapshotNumbers()).toEqual([1]);
});

test('several candidates are refused if one moves what readers see, or brings a second React', async ({
  smallSite,
}) => {
  const { store } = smallSite;
  const projects = await stageChanged(store, 'projects', { address: '/TaskManager', sentence: 'This one works.' });
  const moving = await stageChanged(store, 'hooks', {
    ...change,
    code: { '/UseReduce': (code) => shifting + code, '/UseStateHook': (code) => anotherReact + code },
  });
  const both = checkedRelease(store, [moving, projects], { isChecked: true });
  await expect(both).rejects.toThrow(
    /nothing was released:\n\/UseReduce: What readers see moves while the page loads\.\nBy 0\.\d+: .*\n\/UseStateHook: 2 copies of React run on the page\.\n--no-gate/,
  );
  expect(store.snapshotNumbers()).toEqual([1]);
});

test('a page is refused for what it breaks of accessibility and budgets, and for its dead links, unless it did so before', async ({
  smallSite,
}) => {
  const { store } = smallSite;
  const sentence = `${manyElements(12_000)}<a href="/Known">known</a>`;
  await publish(store, 'release', [await stageChanged(store, 'hooks', { ...change, sentence })]);

  const more = `${sentence}${manyElements(1_000)}<button></button><a href="/Nowhere">nowhere</a>`;
  const worse = await stageChanged(store, 'hooks', { ...change, sentence: more });
  const refusal = checkedRelease(store, [worse], { isChecked: true });
  await expect(refusal).rejects.toThrow(
    /nothing was released:\n\/UseReduce: The budget for elements is exceeded\.\n\d\d,\d{3} elements; .*\n\/UseReduce: Buttons must have discernible text \(axe: button-name\)\.\n<button><\/button>\n\/UseReduce: The link to \/Nowhere leads nowhere\.\nOpen/,
  );
  expect(store.liveSequence()).toBe(2);
});

test('the first release of a site passes the gate, with all its pages', async ({ smallSite }) => {
  const { store } = smallSite;
  const { entry, sections } = readState(store);
  rmSync(store.live);
  rmSync(store.snapshotDir(1), { recursive: true });
  const candidates = [
    { id: 'host', version: entry.host ?? '', section: null },
    ...sections.map((section) => ({ id: section.id, version: section.version, section })),
  ];
  await checkedRelease(store, candidates, { isChecked: true, origin: null });
  const { released } = readState(store).entry;
  expect(released.map(({ id }) => id).sort()).toEqual(['hooks', 'host', 'projects']);
  const pages = sections.flatMap((section) => section.pages).length;
  expect(Number.parseInt(released[0]?.gate ?? '', 10)).toBeGreaterThan(pages);
});
