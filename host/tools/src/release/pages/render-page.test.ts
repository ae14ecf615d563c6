import { createHash } from 'node:crypto';
import { contractVersion, type HostServer, navigationOf, type Section } from '@site/sdk/contract';
import { describe, expect, it } from 'vitest';
import { tempDir } from '../../testing/temp-dir.ts';
import type { PageSource } from './page-source.ts';
import type { ReleasedHost } from './released-host.ts';
import { renderJobs, renderPage } from './render-page.ts';

const server: HostServer = {
  hostRoutes: [],
  sharedPackages: {},
  inlineScripts: ['chooseTheme()'],
  renderDocument: async ({ address }) => `<main>The host at ${address}</main>`,
};

/** A host whose pages all need one script; its own pages have a stylesheet. */
function host(change: Partial<ReleasedHost> = {}): ReleasedHost {
  const files = {
    entry: 'main.js',
    icon: 'icon.svg',
    preload: ['start.js'],
    styles: ['base.css'],
    pages: [],
    files: {},
  };
  return {
    ...{ version: '0123456789ab', base: '/host/1/', server },
    dir: tempDir({ 'base.css': 'body{margin:0}', 'Design.css': '.swatch{width:1rem}' }),
    manifest: { contract: contractVersion, version: '0123456789ab', commit: null, ...files },
    ...change,
  };
}

function design({ dir }: ReleasedHost): PageSource {
  return {
    ...{ address: '/design', title: 'Design', summary: 'How it looks.', param: null, section: null },
    files: { addressOf: (file) => `/host/1/${file}`, dir, preload: ['Design.js'], styles: ['Design.css'] },
    load: () => null,
  };
}

const section: Section = {
  ...{ contract: contractVersion, id: 'first', title: 'First', order: 1, owner: '@site/first', commit: null },
  ...{ version: '0123456789ab', entry: 'remoteEntry-1.js', base: '/s/first/0123456789ab/', pages: [] },
};
const navigation = [navigationOf(section)];
const menuPage = { address: '/Alpha', param: null, title: 'Alpha', nav: { label: 'Alpha', order: 1 } };
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('what goes into a document', () => {
  it('is the files of every page and of this one, at their addresses', () => {
    const one = host();
    expect(renderJobs(one, navigation, null)(design(one)).input).toMatchObject({
      css: 'body{margin:0}\n.swatch{width:1rem}',
      stylesheets: ['/host/1/Design.css'],
      preload: ['/host/1/start.js', '/host/1/Design.js'],
      entry: '/host/1/main.js',
      icon: '/host/1/icon.svg',
      indexed: true,
    });
  });

  it('is a policy that names styles and scripts by their hashes, and allows nothing else inline', () => {
    const one = host();
    const { policy } = renderJobs(one, navigation, null)(design(one)).input;
    expect(policy).toContain(`script-src 'self' ${hash('chooseTheme()')};`);
    expect(policy).toContain(`style-src 'self' ${hash('body{margin:0}\n.swatch{width:1rem}')};`);
    expect(policy).not.toContain('unsafe');
  });

  it('requires Trusted Types if the host has a policy for them, and not of a host from before', () => {
    const policyOf = (one: ReleasedHost) => renderJobs(one, navigation, null)(design(one)).input.policy;
    const policy = policyOf(host({ server: { ...server, hasTrustedTypesPolicy: true } }));
    expect(policy).toMatch(/; require-trusted-types-for 'script'; trusted-types default$/);
    expect(policyOf(host())).not.toContain('trusted-types');
  });
});

describe('the key of a page', () => {
  interface Change {
    host?: Partial<ReleasedHost>;
    navigation?: typeof navigation;
    page?: Partial<PageSource>;
    origin?: string;
    feed?: { title: string; address: string };
  }
  const keyOf = (change: Change = {}) => {
    const one = host(change.host);
    const page = { ...design(one), ...change.page };
    const feeds = change.feed ? [{ section: section.id, ...change.feed }] : [];
    return renderJobs(one, change.navigation ?? navigation, change.origin ?? null, feeds)(page).key;
  };

  it('is the same for the same inputs', () => {
    expect(keyOf()).toBe(keyOf());
  });

  it.each<[string, Change]>([
    ['the host', { host: { version: 'ba9876543210' } }],
    ['the navigation', { navigation: [{ ...navigationOf(section), title: 'Renamed' }] }],
    ['the section', { page: { section } }],
    ['the security policy', { host: { server: { ...server, inlineScripts: ['another()'] } } }],
    ['the title', { page: { title: 'Another' } }],
    ['the origin of the site', { origin: 'https://example.org' }],
  ])('changes when %s changes', (_what, change) => {
    expect(keyOf(change)).not.toBe(keyOf());
  });

  it('changes when its styles change', () => {
    expect(keyOf({ page: { files: { ...design(host()).files, styles: [] } } })).not.toBe(keyOf());
  });

  it('changes with the feed of its section, and with no other', () => {
    const feed = { title: 'Entries', address: '/feeds/basics.xml' };
    expect(keyOf({ feed, page: { section } })).not.toBe(keyOf({ page: { section } }));
    expect(keyOf({ feed, page: { section: null } })).toBe(keyOf());
  });

  describe('for a host that fetches the navigation', () => {
    const fetching = { server: { ...server, fetchesNavigation: true } };
    const counted = (id: string) => ({ ...navigationOf(section), id, pages: [menuPage], counts: { demo: 1 } });
    const another = { navigation: [{ ...counted('other'), counts: { demo: 2 } }] };

    it('stays the same when something changes inside of another section', () => {
      for (const page of [{}, { section }])
        expect(keyOf({ host: fetching, page, ...another })).toBe(
          keyOf({ host: fetching, page, navigation: [counted('other')] }),
        );
    });

    it.each([
      ['its title', { title: 'Renamed' }],
      ['its first page', { pages: [{ ...menuPage, address: '/Renamed' }] }],
    ])('changes when another section changes %s', (_what, change) => {
      expect(keyOf({ host: fetching, page: { section }, navigation: [{ ...counted('other'), ...change }] })).not.toBe(
        keyOf({ host: fetching, page: { section }, navigation: [counted('other')] }),
      );
    });

    it('changes for a page of the host that lists all pages', () => {
      const route = { address: '/design', title: 'Design', summary: '', file: 'Design.tsx', listsPages: true };
      const listing = { server: { ...fetching.server, hostRoutes: [route] } };
      expect(keyOf({ host: listing, ...another })).not.toBe(keyOf({ host: listing, navigation: [counted('other')] }));
    });
  });

  it('changes with every number in the navigation for a host from before', () => {
    const counted = (demo: number) => [{ ...navigationOf(section), id: 'other', counts: { demo } }];
    expect(keyOf({ navigation: counted(2) })).not.toBe(keyOf({ navigation: counted(1) }));
  });

  it('changes with the version of the section', () => {
    const newer = { ...section, version: 'ba9876543210' };
    expect(keyOf({ page: { section: newer } })).not.toBe(keyOf({ page: { section } }));
  });
});

describe('for a host that fetches the versions', () => {
  const fetching = { server: { ...server, fetchesVersions: true } };
  const shared = '/s/first/files/ba9876543210/';
  const rendered = { name: 'Alpha', from: ['hash of the code', 'hash of the text'] };
  const jobOf = (own: Section, change: Partial<PageSource> = {}) => {
    const one = host(fetching);
    const files = { ...design(one).files, addressOf: (file: string) => shared + file };
    return renderJobs(one, navigation, null)({ ...design(one), section: own, files, rendered, ...change });
  };

  it('a document names the code of its page, and no version', () => {
    const { input } = jobOf({ ...section, shared });
    expect(input).toMatchObject({
      section: null,
      code: { id: 'first', entry: `${shared}remoteEntry-1.js`, page: 'Alpha' },
      preload: ['/host/1/start.js', `${shared}Design.js`],
    });
    expect(JSON.stringify(input)).not.toContain(section.base);
  });

  it('its key stays the same in another version of the section, and changes with its text', () => {
    const newer = { ...section, version: 'ba9876543210', base: '/s/first/ba9876543210/', shared };
    const { key } = jobOf({ ...section, shared });
    expect(jobOf(newer).key).toBe(key);
    expect(jobOf(newer, { rendered: { ...rendered, from: ['hash of the code', 'another text'] } }).key).not.toBe(key);
  });

  it('its key changes with the entry of the section', () => {
    const { key } = jobOf({ ...section, shared });
    expect(jobOf({ ...section, shared, entry: 'remoteEntry-2.js' }).key).not.toBe(key);
  });
});

it('a page that cannot be rendered is named, with its section and the reason', async () => {
  const renderDocument = () => Promise.reject(new Error('no such item (in Variant > TodoApp)'));
  const one = host({ server: { ...server, renderDocument } });
  const job = renderJobs(one, navigation, null)({ ...design(one), address: '/Alpha', section });
  await expect(renderPage(one, job)).rejects.toThrow(
    'The page /Alpha of "first" cannot be rendered, so nothing was released: no such item (in Variant > TodoApp)',
  );
});
