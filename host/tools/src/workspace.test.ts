import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempDir } from './testing/temp-dir.ts';
import { readSectionInfo, readSections, remoteDirs } from './workspace.ts';

const site = { id: 'maps', title: 'Maps', order: 1, owner: '@site/maps' };
const remote = (content: object) => tempDir({ 'package.json': JSON.stringify(content) });

describe('readSectionInfo', () => {
  it('reads what a section declares', () => {
    const dir = remote({ name: 'remote-maps', site });
    expect(readSectionInfo(dir)).toEqual({ dir, ...site });
  });

  it.each([
    ['site.id', { ...site, id: 'My Maps' }, 'must be lower-case letters, digits and hyphens'],
    ['site.id', { ...site, id: 'host' }, 'is reserved'],
    ['site.title', { ...site, title: '' }, 'must not be empty'],
    ['site.order', { ...site, order: '1' }, 'must be a number: the place in the menu'],
    ['site.owner', { ...site, owner: 'maps' }, 'must be an account or a team, such as @site/hooks'],
    ['site.owner', { ...site, owner: undefined }, 'is missing'],
    ['site.colour', { ...site, colour: 'red' }, 'is unknown'],
    ['site', 'maps', 'must be fields'],
    ['site', undefined, 'must be there, with the fields id, title, order and owner'],
  ])('names the file and the field %s as in %j', (field, value, problem) => {
    const dir = remote({ name: 'remote-maps', site: value });
    expect(() => readSectionInfo(dir)).toThrow(`${join(dir, 'package.json')}: the section is not described well`);
    expect(() => readSectionInfo(dir)).toThrow(`\n  ${field}: ${problem}`);
  });

  it('names all bad fields at once', () => {
    const dir = remote({ site: { ...site, id: '', order: null } });
    expect(() => readSectionInfo(dir)).toThrow(/\n {2}site\.id: .*\n {2}site\.order: /s);
  });

  it('names a package.json that is missing or not JSON', () => {
    const [none, broken] = [tempDir({}), tempDir({ 'package.json': '{ "site": ' })];
    expect(() => readSectionInfo(none)).toThrow(`${join(none, 'package.json')} cannot be read`);
    expect(() => readSectionInfo(broken)).toThrow(`${join(broken, 'package.json')} is not JSON`);
  });
});

describe('readSections', () => {
  it('gives sections in menu order, whatever their folders are called', () => {
    const later = remote({ site: { ...site, id: 'sets', order: 2 } });
    const first = remote({ site });
    expect(readSections([later, first]).map(({ id }) => id)).toEqual(['maps', 'sets']);
  });

  it('refuses an id that is used twice, naming it and the folder to change', () => {
    const dirs = [remote({ site }), remote({ site: { ...site, order: 2 } })];
    expect(() => readSections(dirs)).toThrow(
      `Two sections have the id "maps". Give ${basename(dirs[1] ?? '')} an id of its own in package.json.`,
    );
  });

  it('finds all remotes of this checkout', () => {
    expect(readSections().map(({ dir }) => dir)).toEqual(expect.arrayContaining(remoteDirs()));
    expect(remoteDirs().map((dir) => basename(dir))).toContain('remote-hooks');
  });
});
