import { useNavigate } from '@site/sdk/router';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fixturePage, fixtureSection, fixtureSections, fixtureSite } from '../testing/fixture-site.ts';
import { renderAt } from '../testing/render-at.tsx';
import { NotFound } from './NotFound.tsx';

const reload = vi.fn();

beforeEach(() => {
  vi.spyOn(location, 'reload').mockImplementation(reload.mockReset());
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('shows the text of the specification, and leads home', async () => {
  await renderAt('/nowhere', <NotFound />);
  screen.getByRole('heading', { level: 1, name: '404 Error' });
  screen.getByText('Page Not Found');
  expect(screen.getByRole('link', { name: 'home page' }).getAttribute('href')).toBe('/');
});

it.each([
  ['/UseReducer', '/UseReduce'],
  ['/use-reduce', '/UseReduce'],
  ['/BOOTSTRAPS', '/Bootstrap'],
  ['/UseReduce/more', '/UseReduce'],
  ['/quote', '/Quotes'],
])('offers at %s the page %s first, and three at most', async (address, nearest) => {
  await renderAt(address, <NotFound />);
  await screen.findByRole('heading', { level: 2, name: 'Perhaps you are looking for' });
  const links = within(screen.getByRole('list')).getAllByRole('link');
  expect(links).toHaveLength(3);
  expect(links[0]?.getAttribute('href')).toBe(nearest);
});

it('offers nothing on a site without pages', async () => {
  await renderAt('/nowhere', <NotFound />, fixtureSite([]));
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

function Follow({ to }: { to: string }) {
  const navigate = useNavigate();
  return (
    <>
      <NotFound />
      <button type="button" onClick={() => navigate(to)}>
        Follow
      </button>
    </>
  );
}

describe('a page that was released after this tab was opened', () => {
  const later = [...fixtureSections, fixtureSection('later', 'Later', [fixturePage('/Later', 'Later', 1)])];

  const follow = () => act(async () => screen.getByRole('button', { name: 'Follow' }).click());

  it('is loaded from the server when a link to it is followed', async () => {
    await renderAt('/nowhere', <Follow to="/Later" />, fixtureSite(fixtureSections, later));
    expect(reload).not.toHaveBeenCalled();
    await follow();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is not requested again and again when the tab was opened at its address', async () => {
    await renderAt('/Later', <NotFound />, fixtureSite(fixtureSections, later));
    expect(reload).not.toHaveBeenCalled();
  });

  it('is asked for when the live navigation cannot be read', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    const site = fixtureSite();
    const noConnection = new Error('no connection');
    site.registry.live = () => Promise.reject(noConnection);
    await renderAt('/', <Follow to="/Later" />, site);
    await follow();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(report).toHaveBeenCalledWith(noConnection);
  });

  it('is asked for when the live navigation lacks a section, whose row may be damaged', async () => {
    await renderAt('/', <Follow to="/Axios/more" />, fixtureSite(fixtureSections, fixtureSections.slice(0, 3)));
    await follow();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not exist when no section has it', async () => {
    await renderAt('/', <Follow to="/nowhere" />, fixtureSite(fixtureSections, later));
    await follow();
    expect(reload).not.toHaveBeenCalled();
  });
});
