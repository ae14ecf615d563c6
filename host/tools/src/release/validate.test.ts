import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sha256, versionOf } from './files.ts';
import { stageHost, stageSection } from './stage.ts';
import { fixtureStyles, writeHost, writeSection } from './testing/fixture-release.ts';
import { type FixtureSite, first, liveFixtureSite } from './testing/fixture-site.ts';
import { type LiveTree, liveTree } from './testing/live-tree.ts';
import { validateSection } from './validate.ts';

let site: FixtureSite;
let dir: string;
let before: LiveTree;

beforeEach(async () => {
  site = await liveFixtureSite();
  before = liveTree(site.store);
  dir = site.folder();
  writeSection(dir, { ...first, script: 'two' });
});
afterEach(() => {
  expect(liveTree(site.store)).toEqual(before);
  site.remove();
});

/** Changes the manifest as a careless hand would, without a new build. */
function damage(change: (manifest: Record<string, unknown>) => void): void {
  const path = join(dir, 'section.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  change(manifest);
  writeFileSync(path, JSON.stringify(manifest));
}

/** Puts items and counts into the built section, as its build would. */
function withItems(items: unknown, counts: Record<string, number> = {}): void {
  writeFileSync(join(dir, 'items.json'), JSON.stringify(items));
  damage((manifest) => {
    Object.assign(manifest, { items: 'items.json', counts });
    Object.assign(Object(manifest.files), { 'items.json': sha256(JSON.stringify(items)) });
    manifest.version = versionOf(manifest);
  });
}

const item = {
  ...{ id: 'JS-001', kind: 'question', title: 'Maps', level: 'basic', topics: ['maps'], text: 'Words' },
  ...{ address: `${first.pages[0]?.address}#JS-001`, version: '0123456789ab' },
};

const refused = (message: RegExp) => expect(stageSection(site.store, dir)).rejects.toThrow(message);

describe('a section is refused, and the live site stays as it is,', () => {
  it('when section.json is missing', async () => {
    rmSync(join(dir, 'section.json'));
    await refused(/section\.json is missing, so nothing was released\. Build first/);
  });

  it('when section.json is not JSON', async () => {
    writeFileSync(join(dir, 'section.json'), '{ "id": ');
    await refused(/section\.json is not JSON, so nothing was released/);
  });

  it('when section.json is JSON, but not a manifest', async () => {
    writeFileSync(join(dir, 'section.json'), 'null');
    await refused(/section\.json does not match the contract/);
  });

  it('when fields are wrong: the file and every field are named', async () => {
    damage((manifest) => Object.assign(manifest, { owner: '', order: '1' }));
    await refused(/section\.json does not match the contract[\s\S]*owner: must not be empty/);
    await refused(/order: /);
  });

  it('when a field of a page is wrong', async () => {
    damage(({ pages }) => Object.assign(Array.isArray(pages) ? pages[1] : {}, { address: '/two/words' }));
    await refused(/pages\.1\.address: must be a slash and one word/);
  });

  it('when it takes the id of the host', async () => {
    damage((manifest) => Object.assign(manifest, { id: 'host' }));
    await refused(/section\.json has the id "host", which is not for sections/);
  });

  it('when a path leads out of the section', async () => {
    damage(({ files }) => Object.assign(files ?? {}, { '../secret': '0'.repeat(64) }));
    await refused(/\.\.\/secret: must be a relative path inside the section/);
  });

  it('when its contract is one that this checkout does not read: with advice', async () => {
    damage((manifest) => Object.assign(manifest, { contract: 99 }));
    await refused(/contract: must be from 1 to 3, .* needs a newer checkout of the host and its tools/);
  });

  it('when it has no server build', async () => {
    damage((manifest) => Reflect.deleteProperty(manifest, 'server'));
    await refused(/names no server build, so its pages cannot be rendered\. Build the section again/);
  });

  it('when a file is missing', async () => {
    rmSync(join(dir, fixtureStyles('first')));
    await refused(/assets\/page-\w+\.css is missing, so nothing was released/);
  });

  it('when a file was changed after the build', async () => {
    writeFileSync(join(dir, 'server/section.cjs'), 'module.exports = {};');
    await refused(/server\/section\.cjs was changed after the build/);
  });

  it('when the manifest names a file that it does not list', async () => {
    damage((manifest) => Object.assign(manifest, { entry: 'remoteEntry-2.js' }));
    await refused(/names remoteEntry-2\.js, but the release does not hold it/);
  });

  it('when the manifest itself was changed after the build', async () => {
    damage((manifest) => Object.assign(manifest, { title: 'Another title' }));
    await refused(/section\.json was changed after the build/);
  });
});

describe('a section is refused that holds more than its manifest, or than a page can show,', () => {
  /** Writes a file as its build would, and lists it. */
  const build = (file: string, text: string, change: (manifest: Record<string, unknown>) => void = () => {}) => {
    writeFileSync(join(dir, file), text);
    damage((manifest) => {
      Object.assign(Object(manifest.files), { [file]: sha256(text) });
      change(manifest);
      manifest.version = versionOf(manifest);
    });
  };
  const contentFile = () => {
    const { files } = JSON.parse(readFileSync(join(dir, 'section.json'), 'utf8'));
    return Object.keys(files).find((name) => name.startsWith('content/Alpha-')) ?? '';
  };
  const content = (html: string) => build(contentFile(), JSON.stringify({ 'html-0': html }));

  it('when it holds a file that is not listed, or a link', async () => {
    writeFileSync(join(dir, 'assets/extra.js'), '');
    await refused(/extra\.js is not listed in the manifest/);
    rmSync(join(dir, 'assets/extra.js'));
    symlinkSync('/etc/passwd', join(dir, 'assets/passwd'));
    await refused(/passwd is a link/);
  });

  it.each([
    ['title', 121, /the title of \/Alpha has 121 characters, and may have 120/],
    ['summary', 301, /the summary of \/Alpha has 301 characters/],
  ])('when a %s is too long', async (field, length, message) => {
    build('assets/other.css', '', ({ pages }) =>
      Object.assign(Array.isArray(pages) ? pages[0] : {}, { [field]: 'x'.repeat(length) }),
    );
    await refused(message);
  });

  it('when the content of a page holds anything else than texts', async () => {
    build(contentFile(), JSON.stringify({ 'html-0': '<script></script>', other: 1 }));
    await refused(/is not a list of texts by name/);
  });

  it('when its HTML is in another place than the compiler writes it to', async () => {
    build('assets/texts.json', JSON.stringify({ 'html-0': '<script></script>' }), ({ pages }) =>
      Object.assign(Array.isArray(pages) ? pages[0] : {}, { content: 'assets/texts.json' }),
    );
    await refused(/assets\/texts\.json: the block "html-0" has <script>/);
  });

  it('when the text of a page is too large', async () => {
    content('x'.repeat(2_000_000));
    await refused(/content\/Alpha-\w+\.json has \d+ bytes, and may have 2000000/);
  });

  it('when its HTML acts on the reader’s behalf', async () => {
    content('<p>Text</p><script src="/x.js"></script>');
    await refused(/content\/Alpha-\w+\.json: the block "html-0" has <script>/);
  });
});

it('a section as it was built passes, also when only its commit differs', async () => {
  damage((manifest) => Object.assign(manifest, { commit: '0123456789ab' }));
  const { id, version } = await stageSection(site.store, dir);
  expect({ id, version }).toEqual({ id: 'first', version: expect.stringMatching(/^[0-9a-f]{12}$/) });
  before = liveTree(site.store);
});

it('a host is refused when a file is missing or changed, or its manifest is wrong', async () => {
  const host = site.folder();
  writeHost(host, 'two');
  writeFileSync(join(host, 'public/assets/main.js'), '');
  await expect(stageHost(site.store, host)).rejects.toThrow(/main\.js was changed after the build/);
  rmSync(join(host, 'private/entry-server.cjs'));
  await expect(stageHost(site.store, host)).rejects.toThrow(/is missing, so nothing was released/);
  writeFileSync(join(host, 'host.json'), '{ "contract": 3 }');
  await expect(stageHost(site.store, host)).rejects.toThrow(/host\.json: field "version"/);
  writeFileSync(join(host, 'host.json'), '{ "contract": 1 }');
  await expect(stageHost(site.store, host)).rejects.toThrow(/field "contract" must be 3: .* check its commit out/);
});

describe('the items of a section', () => {
  it('are accepted when they fit its pages and its counts', () => {
    withItems([item], { question: 1, demo: 4 });
    expect(validateSection(dir)).toMatchObject({ items: 'items.json', counts: { question: 1, demo: 4 } });
  });

  it.each([
    ['do not match the contract', [{ ...item, level: 1 }], { question: 1 }, /items\.json does not match the contract/],
    ['are on no page', [{ ...item, address: '/Nowhere#JS-001' }], { question: 1 }, /JS-001 is on \/Nowhere, which/],
    ['are listed twice', [item, item], { question: 2 }, /lists the id JS-001 twice/],
    ['are fewer than counted', [item], { question: 2 }, /holds 1 of the kind question, but section\.json counts 2/],
    [
      'have an alias elsewhere',
      [{ ...item, address: '/Alpha/maps', aliases: ['/Beta/maps'] }],
      { question: 1 },
      /the alias \/Beta\/maps of JS-001 is not beside \/Alpha\/maps/,
    ],
    ['are not counted', [item], {}, /holds 1 of the kind question, but section\.json counts 0/],
  ])('stop the release when they %s', async (_what, items, counts, message) => {
    withItems(items, counts);
    await refused(message);
  });
});
