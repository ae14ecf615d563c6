import { MemoryRouter } from '@site/sdk/static-router';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SiteRegistry } from '../registry.ts';
import { fixturePage, fixtureSections } from '../testing/fixture-site.ts';
import { loadPreview } from './load-preview.ts';
import { PreviewBanner } from './PreviewBanner.tsx';
import { leavePreview, wantedPreview } from './wanted-preview.ts';

const version = 'aaaaaaaaaaaa';
const wanted = `hooks@${version}`;
const manifest = {
  ...{ contract: 3, id: 'hooks', title: 'React Hooks', order: 2, version, owner: '@site/hooks', commit: null },
  ...{ entry: 'remoteEntry-x2.js', pages: [{ ...fixturePage('/UseNew', 'useNew', 1), headings: [] }], files: {} },
};
const answer = (body: unknown, status = 200) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body, { status }));

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/UseReduce');
});
afterEach(() => vi.restoreAllMocks());

describe('what a tab previews', () => {
  it('is what its address says, and stays when the reader goes on', () => {
    expect(wantedPreview()).toBeNull();
    history.replaceState(null, '', `/UseReduce?with=${wanted}`);
    expect(wantedPreview()?.get('with')).toBe(wanted);
    history.replaceState(null, '', '/UseReduce?level=basic');
    expect(Object.fromEntries(wantedPreview() ?? [])).toEqual({ with: wanted });
  });

  it('is one thing at a time: bisecting ends a preview', () => {
    history.replaceState(null, '', `/UseReduce?with=${wanted}`);
    wantedPreview();
    history.replaceState(null, '', '/UseReduce?bisect=12..40&works=20');
    expect(Object.fromEntries(wantedPreview() ?? [])).toEqual({ bisect: '12..40', works: '20' });
    history.replaceState(null, '', '/UseReduce');
    expect(Object.fromEntries(wantedPreview() ?? [])).toEqual({ bisect: '12..40', works: '20' });
  });

  it('is what is live again when the reader leaves the preview', () => {
    history.replaceState(null, '', `/UseReduce?with=${wanted}&level=basic#tests`);
    const replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
    wantedPreview();
    leavePreview();
    expect(sessionStorage).toHaveLength(0);
    expect(String(replace.mock.calls[0]?.[0])).toMatch(/\/UseReduce\?level=basic#tests$/);
  });
});

describe('a version to preview', () => {
  it('is read from its own files', async () => {
    const request = answer(manifest);
    const { section } = await loadPreview(wanted);
    expect(section).toMatchObject({ id: 'hooks', version, base: `/s/hooks/${version}/` });
    expect(request.mock.calls[0]?.[0]).toBe(`/s/hooks/${version}/section.json`);
  });

  it.each([
    ['a version that is not there', {}, 404, 'There is no such version here.'],
    ['a broken server', {}, 500, 'The server answered 500.'],
    ['another contract', { ...manifest, contract: 99 }, 200, 'for another version of this site'],
  ])('is refused with a reason: %s', async (_, body, status, reason) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    answer(body, status);
    expect((await loadPreview(wanted)).problem).toContain(reason);
  });

  it('on this machine is never loaded, only linked to', async () => {
    const request = answer(manifest);
    expect(await loadPreview('hooks@localhost:5174')).toEqual({
      wanted: 'hooks@localhost:5174',
      local: 'http://localhost:5174',
    });
    expect(request).not.toHaveBeenCalled();
  });

  it.each([
    'hooks@localhost:5174@evil.example',
    'hooks@evil.example:5174',
    'hooks@../../x',
    'hooks@https://evil.example/',
    'hooks@localhost:65536',
    'hooks@localhost:99999',
    'hooks@localhost:0',
    'hooks@localhost:٥١٧٤',
    'hooks',
    '',
  ])('is never another address: %s', async (other) => {
    const request = answer(manifest);
    expect((await loadPreview(other)).problem).toContain('written like this');
    expect(request).not.toHaveBeenCalled();
  });
});

it('takes the place of the live version in navigation, registry and pages', async () => {
  const [basics, hooks] = fixtureSections;
  if (!basics || !hooks) throw new Error('There are no example sections.');
  answer({ contract: 3, sections: [basics, hooks] });
  const preview = { ...hooks, version, base: `/s/hooks/${version}/` };
  const registry = new SiteRegistry([hooks, basics], preview);
  expect(registry.navigation).toEqual([basics, preview]);
  expect(await registry.section('hooks')).toBe(preview);
  expect((await registry.live()).sections).toEqual([basics, preview]);
});

it('that cannot be shown is named in one line, however long it is', () => {
  render(<PreviewBanner preview={{ wanted: 'a'.repeat(9000), problem: 'It is too long.' }} />);
  expect(screen.getByText(/^a+…$/).textContent).toHaveLength(61);
  expect(screen.getByRole('button', { name: 'Leave the preview' })).toBeTruthy();
});

it('on this machine is a link to the same page there', async () => {
  const preview = await loadPreview('hooks@localhost:5174');
  render(
    <MemoryRouter initialEntries={['/UseReduce?level=basic']}>
      <PreviewBanner preview={preview} />
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: 'open this page at localhost:5174' });
  expect(link.getAttribute('href')).toBe('http://localhost:5174/UseReduce?with=hooks@localhost:5174');
  expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
});

it('is announced in a region with the way out, and not indexed', async () => {
  answer(manifest);
  render(<PreviewBanner preview={await loadPreview(wanted)} />);
  expect(screen.getByRole('region', { name: 'Preview' }).textContent).toContain(`React Hooks in version ${version}`);
  screen.getByRole('button', { name: 'Leave the preview' });
  expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
});
