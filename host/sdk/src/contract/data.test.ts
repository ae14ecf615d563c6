import { describe, expect, it } from 'vitest';
import {
  ContractError,
  contractVersion,
  navigationOf,
  oldestContractVersion,
  parseManifest,
  parsePageData,
  parseRegistry,
  sectionOf,
} from '../contract.ts';

const page = {
  name: 'UseRefHook',
  address: '/UserefHook',
  param: null,
  title: 'useRef',
  summary: 'Keep a value between renders without drawing anew.',
  nav: { label: 'useRef', order: 5 },
  content: 'pages/UseRefHook.json',
  preload: ['assets/UseRefHook-x1.js'],
  styles: ['assets/UseRefHook-x1.css'],
};

const about = { contract: contractVersion, id: 'hooks', title: 'React Hooks', order: 2 };
const release = {
  ...about,
  version: '0123456789ab',
  owner: '@site/hooks',
  commit: null,
  entry: 'remoteEntry-x1.js',
};

const manifest = {
  ...release,
  server: 'server/section.cjs',
  pages: [{ ...page, headings: [{ id: 'refs', text: 'Refs', level: 2 }] }],
  files: { 'remoteEntry-x1.js': 'a'.repeat(64) },
};

const section = { ...release, base: '/s/hooks/0123456789ab/', pages: [page] };

const withPage = (change: object) => ({ ...manifest, pages: [{ ...manifest.pages[0], ...change }] });

/** The message that the manifest is refused with. */
function refusal(input: unknown): string {
  try {
    parseManifest(input, 'dist/section.json');
  } catch (error) {
    if (error instanceof ContractError) return error.message;
    throw error;
  }
  throw new Error('The manifest was not refused.');
}

describe('parseManifest', () => {
  it('returns a valid manifest unchanged', () => {
    expect(parseManifest(manifest, 'section.json')).toEqual(manifest);
  });

  it('ignores unknown fields, so that later versions may add some', () => {
    const later = { ...withPage({ color: 'red' }), sound: 'sound.json' };
    expect(parseManifest(later, 'section.json')).toEqual(manifest);
  });

  it.each([
    ['id', { ...manifest, id: 'React Hooks' }],
    ['id', { ...manifest, id: undefined }],
    ['title', { ...manifest, title: '' }],
    ['order', { ...manifest, order: 'second' }],
    ['version', { ...manifest, version: '1.0.0' }],
    ['owner', { ...manifest, owner: 7 }],
    ['entry', { ...manifest, entry: null }],
    ['search', { ...manifest, search: '../search.json' }],
    ['searchTexts', { ...manifest, searchTexts: '../search-texts.json' }],
    ['pages', { ...manifest, pages: [] }],
    ['pages.0.name', withPage({ name: 'use-ref' })],
    ['pages.0.address', withPage({ address: 'UserefHook' })],
    ['pages.0.address', withPage({ address: '/Use/ref' })],
    ['pages.0.aliases.0', withPage({ aliases: ['/use/ref'] })],
    ['pages.0.param', withPage({ param: ':name' })],
    ['pages.0.nav.order', withPage({ nav: { label: 'useRef', order: '5' } })],
    ['pages.0.headings', withPage({ headings: undefined })],
    ['files.remoteEntry-x1.js', { ...manifest, files: { 'remoteEntry-x1.js': 'abc' } }],
  ])('names the file, the field %s and what to do', (field, input) => {
    const message = refusal(input);
    expect(message).toMatch(/^dist\/section\.json does not match the contract/);
    expect(message).toContain('build the section again');
    expect(message).toContain(`\n  ${field}: `);
  });

  it('names all bad fields at once', () => {
    const message = refusal({ ...manifest, id: 'A', version: 'b' });
    expect(message).toContain('\n  id: must be lower-case letters, digits and hyphens');
    expect(message).toContain('\n  version: must be 12 hexadecimal digits');
  });

  it('reads every version of the contract from the oldest to its own', () => {
    for (const contract of [oldestContractVersion, contractVersion])
      expect(parseManifest({ ...manifest, contract }, 'section.json').contract).toBe(contract);
  });

  it('refuses another version, with advice', () => {
    expect(refusal({ ...manifest, contract: contractVersion + 1 })).toContain(
      `contract: must be from 1 to ${contractVersion}, the versions of the contract that this checkout reads`,
    );
  });

  it.each([null, undefined, 'text', 7, []])('refuses %j, which is not a manifest at all', (input) => {
    expect(refusal(input)).toContain('dist/section.json');
  });

  const outside = ['', '.', '..', '../x.js', './x.js', 'a/../x.js', 'a/..', '/etc/passwd', '//host/x.js', 'a\\x.js'];
  const foreign = ['https://elsewhere.example/x.js', 'x.js?v=1', 'x.js#y', 'x.js\n', 'a b.js'];

  it.each([...outside, ...foreign])('refuses %j as a path, wherever a path is expected', (path) => {
    expect(refusal({ ...manifest, entry: path })).toContain('entry: ');
    expect(refusal(withPage({ content: path }))).toContain('pages.0.content: ');
    expect(refusal({ ...manifest, server: path })).toContain('server: ');
    expect(refusal(withPage({ preload: [path] }))).toContain('pages.0.preload.0: ');
    expect(refusal(withPage({ styles: [path] }))).toContain('pages.0.styles.0: ');
    expect(refusal({ ...manifest, files: { [path]: 'a'.repeat(64) } })).toContain('must be a relative path');
  });

  it.each(['x.js', 'assets/x-1_A.js', 'data/posts/1.json', '.vite/x.json', 'a/..b/x.js', '@site/x.js'])(
    'accepts %j as a path',
    (path) => {
      expect(parseManifest({ ...manifest, entry: path }, 'section.json').entry).toBe(path);
    },
  );
});

describe('parseRegistry', () => {
  const parse = (sections: unknown) => parseRegistry({ contract: contractVersion, sections }, '/registry.json');

  it('returns good rows in their order', () => {
    const other = { ...section, id: 'basics' };
    const { registry, problems } = parse([section, other]);
    expect(registry).toEqual({ contract: contractVersion, sections: [section, other] });
    expect(problems).toEqual([]);
  });

  it('drops a bad row, reports it by place and id, and keeps the rest', () => {
    const { registry, problems } = parse([{ ...section, base: 'https://elsewhere.example/' }, section, null]);
    expect(registry.sections).toEqual([section]);
    expect(problems).toHaveLength(2);
    expect(problems[0]).toMatch(/^\/registry\.json: sections\[0\] \(hooks\) [\s\S]*\n {2}base: must be/);
    expect(problems[1]).toMatch(/^\/registry\.json: sections\[2\] \(no id\)/);
  });

  it('keeps unknown fields, so that a release of an older checkout does not lose them', () => {
    const later = { ...section, theme: 'dark', pages: [{ ...page, color: 'red' }] };
    expect(parse([later]).registry.sections).toEqual([later]);
  });

  it('sets rows of a newer contract apart, as they are', () => {
    const newer = { ...section, contract: contractVersion + 1, pages: 'in another form' };
    const { registry, unreadable, problems } = parse([section, newer]);
    expect(registry.sections).toEqual([section]);
    expect(unreadable).toEqual([{ id: 'hooks', row: newer }]);
    expect(problems).toEqual([]);
  });

  it.each([undefined, null, 'text', { 0: section }])('reports that %j is not a list of sections', (sections) => {
    const { registry, problems } = parse(sections);
    expect(registry.sections).toEqual([]);
    expect(problems).toEqual([expect.stringMatching(/^\/registry\.json: sections must be a list/)]);
  });

  it.each([null, 'text', 7, undefined])('survives %j in place of the whole file', (input) => {
    expect(parseRegistry(input, '/registry.json').problems).toHaveLength(1);
  });

  it.each(['/s/hooks/0123456789ab/', 'http://localhost:5172/'])('accepts %s as a base', (base) => {
    expect(parse([{ ...section, base }]).registry.sections).toHaveLength(1);
  });

  it.each([
    '/s/hooks/0123456789ab',
    '/s/../admin/',
    '/s/hooks/0123456789ab/../../../admin/',
    '//elsewhere.example/s/',
    'https://elsewhere.example/s/hooks/',
    'http://localhost:5172/../',
    'http://localhost.elsewhere.example:80/',
    '',
  ])('refuses %j as a base', (base) => {
    expect(parse([{ ...section, base }]).registry.sections).toEqual([]);
  });
});

describe('parsePageData', () => {
  const navigation = [navigationOf(section)];
  const parse = (input: unknown) => parsePageData(input, '#page-data');

  const code = { id: 'hooks', entry: '/s/hooks/files/remoteEntry-x1.js', page: 'UseReduce' };

  it('returns the data of a page', () => {
    const data = { contract: contractVersion, navigation, code };
    expect(parse(data)).toEqual({ data, problems: [] });
  });

  it('has no code on the host’s own pages', () => {
    const data = { contract: contractVersion, navigation, code: null };
    expect(parse(data)).toEqual({ data, problems: [] });
  });

  it.each(['../x.js', 'https://elsewhere.example/s/hooks/x.js', '//elsewhere.example/s/x.js', '/host/x.js'])(
    'drops and reports bad rows of the navigation and the entry %s, and keeps the rest',
    (entry) => {
      const rows = [{ ...navigation[0], title: 3 }, ...navigation];
      const { data, problems } = parse({ navigation: rows, code: { ...code, entry } });
      expect(data).toEqual({ contract: contractVersion, navigation, code: null });
      expect(problems[0]).toMatch(/^#page-data: navigation\[0\] \(hooks\) [\s\S]*\n {2}title: /);
      expect(problems[1]).toMatch(/^#page-data: code [\s\S]*\n {2}entry: /);
    },
  );

  it.each([null, 'text', []])('survives %j', (input) => {
    const { data, problems } = parse(input);
    expect(data).toEqual({ contract: contractVersion, navigation: [], code: null });
    expect(problems).toHaveLength(2);
  });
});

describe('derived rows', () => {
  it('the navigation of a section is what navigation and routing need', () => {
    const { address, param, title, nav } = page;
    expect(navigationOf(section)).toEqual({ ...about, pages: [{ address, param, title, nav }] });
  });

  it('the registry’s row of a release is its manifest at its place, without headings, server build and hashes', () => {
    expect(sectionOf(parseManifest(manifest, 'section.json'), section.base)).toEqual(section);
  });

  it('the row has the address of shared files, if there is one', () => {
    const shared = '/s/hooks/files/ba9876543210/';
    expect(sectionOf(parseManifest(manifest, 'section.json'), section.base, shared)).toEqual({ ...section, shared });
  });

  it('a release outside of the store gets no row', () => {
    expect(() => sectionOf(parseManifest(manifest, 'section.json'), 'https://elsewhere.example/')).toThrow('/s/');
  });
});
