import { expect, it } from 'vitest';
import { pageKey, parseEntry, parsePointer, parseRenderKeys, pointerText, snapshotFolder } from './keys.ts';

const hash = 'a'.repeat(64);

it('a pointer is read as it was written', () => {
  const text = pointerText({ snapshot: 12, hash, plain: true });
  expect(parsePointer(text, 'live.json')).toEqual({ version: 1, snapshot: 12, hash, plain: true });
  expect(text.length).toBeLessThan(200);
  expect(snapshotFolder({ snapshot: 12, hash })).toBe(`snapshots/000012-${hash}/`);
});

it.each(['', '{', '[]', `{"version":2,"snapshot":1,"hash":"${hash}"}`, '{"version":1,"snapshot":0,"hash":"x"}'])(
  'a pointer that is %j is refused, with its place',
  (text) => {
    expect(() => parsePointer(text, 's3://site/live.json')).toThrow('s3://site/live.json is not what a release wrote');
  },
);

it('nothing of a bucket becomes a path that leads elsewhere', () => {
  const entry = { sequence: 1, previous: null, host: null, sections: [] };
  const bad = [
    { ...entry, host: '../../etc' },
    { ...entry, sections: [{ id: '..', version: '0123456789ab' }] },
    { ...entry, sections: [{ id: 'first', version: '/etc' }] },
  ];
  for (const one of bad) expect(() => parseEntry(JSON.stringify(one), 'registry.json')).toThrow('a release makes');
  expect(() => parseRenderKeys(JSON.stringify({ [`../${hash}`]: hash }), 'keys')).toThrow('must be a SHA-256');
  expect(() => pageKey('../x')).toThrow();
});
