import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, test } from '@site/tools/browser-test';
import { readState, versionIn } from '@site/tools/release/ledger';
import { stageChanged } from './changed-release.ts';
import { Reader } from './whole-answers.ts';

/** Releases and rollbacks; SITE_RELEASES=100 takes minutes. */
const turns = Number(process.env.SITE_RELEASES ?? 30);
const fetchers = 3;
const addresses = ['/UseReduce', '/', '/usereduce', '/UseStateHook', '/registry.json', '/TaskManager'];
const encodings = ['br', 'identity', 'gzip'] as const;

test('releases and rollbacks while readers fetch pages: no answer fails, none is mixed', async ({ smallSite }) => {
  const { store, url } = smallSite;
  const old = versionIn(readState(store), 'hooks') ?? '';
  const sentence = 'This sentence comes and goes.';
  const candidate = await stageChanged(store, 'hooks', { address: '/UseReduce', sentence });
  const begin = store.liveSequence();

  let done = false;
  const script = join(import.meta.dirname, 'alternate-releases.ts');
  const args = ['--import', 'tsx', script, store.dir, 'hooks', JSON.stringify(candidate), String(turns)];
  const releasing = promisify(execFile)(process.execPath, args).finally(() => {
    done = true;
  });
  const readers = Array.from(
    { length: fetchers },
    () => new Reader(url, { id: 'hooks', old, changed: candidate.version, sentence }),
  );
  const reading = readers.map(async (reader, offset) => {
    for (let turn = offset; !done; turn++) {
      const encoding = encodings[Math.floor(turn / addresses.length) % encodings.length] ?? 'br';
      const address = addresses[turn % addresses.length] ?? '/';
      await reader.read(address, encoding);
      await setTimeout(10);
    }
  });
  await Promise.all([releasing, ...reading]);

  expect(store.liveSequence()).toBe(begin + turns);
  expect(versionIn(readState(store), 'hooks')).toBe(old);
  for (const { answers } of readers) {
    expect(answers.count).toBeGreaterThan(turns);
    expect(Math.min(answers.old, answers.changed, answers.unchanged)).toBeGreaterThan(10);
  }
});
