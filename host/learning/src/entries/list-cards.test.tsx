import { tellNavigation } from '@site/sdk/address-state';
import { StaticRouter } from '@site/sdk/static-router';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import {
  base,
  choose,
  fetched,
  files,
  html,
  isOpen,
  lists,
  openCard,
  page,
  readCard,
  Second,
  see,
  servesLists,
  shown,
  title,
} from './testing/fixture-lists.tsx';

servesLists();

const onServer = () => renderToString(<StaticRouter location="/javascript">{lists}</StaticRouter>);

describe('the cards', () => {
  it('open and close all at once, those that are shown', async () => {
    render(page);
    await choose('Level', 'Basic (3)');
    await userEvent.click(screen.getByRole('button', { name: 'Open all' }));
    expect(['JS-001', 'JS-002', 'JS-003'].map(isOpen)).toEqual([true, false, true]);
    await userEvent.click(screen.getByRole('button', { name: 'Close all' }));
    expect(isOpen('JS-001')).toBe(false);
  });

  it('open one at random among those that are shown, and focus its title', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.99);
    render(page);
    await choose('Level', 'Advanced (1)');
    await userEvent.click(screen.getByRole('button', { name: 'Surprise me' }));
    expect(isOpen('JS-002')).toBe(true);
    expect(document.activeElement).toBe(title('JS-002'));
  });

  it('open by the address, also one that is filtered out, until the reader filters again', async () => {
    history.replaceState(null, '', '/javascript?level=basic#JS-002');
    render(page);
    expect(shown()).toContain('JS-002');
    expect(isOpen('JS-002')).toBe(true);
    await choose('Topic', 'Types (2)');
    expect(shown()).toEqual(['JS-001']);
  });

  it('follow a link that filters the list and names no card', () => {
    history.replaceState(null, '', '/javascript#JS-002');
    render(page);
    expect(isOpen('JS-002')).toBe(true);
    history.pushState(null, '', '/javascript?level=basic#list');
    act(tellNavigation);
    expect(shown()).toEqual(['JS-001', 'JS-003', 'PO-001']);
  });

  it('open by an id in another letter case, which is corrected', async () => {
    history.replaceState(null, '', '/javascript#js-002');
    render(page);
    await vi.waitFor(() => expect(isOpen('JS-002')).toBe(true));
    expect(location.hash).toBe('#JS-002');
  });

  it('open by a link on the page', () => {
    render(page);
    history.replaceState(null, '', '#JS-003');
    act(() => void dispatchEvent(new HashChangeEvent('hashchange')));
    expect(isOpen('JS-003')).toBe(true);
  });

  it('open in place by their titles, which are links to their pages; with Ctrl the browser follows them', async () => {
    const user = userEvent.setup();
    render(page);
    const link = screen.getByRole('link', { name: 'What is a closure?' });
    expect(link.getAttribute('href')).toBe('/javascript/js-002');
    await user.click(link);
    expect(isOpen('JS-002')).toBe(true);
    await user.click(link);
    expect(isOpen('JS-002')).toBe(false);
    await user.keyboard('{Control>}');
    const followed = vi.fn((event: Event) => event.preventDefault());
    link.addEventListener('click', followed);
    await user.click(link);
    expect(followed).toHaveBeenCalledTimes(1);
    expect(isOpen('JS-002')).toBe(false);
  });

  it('fetch what they disclose, when a reader points at them or opens them, once', async () => {
    render(page);
    expect(fetched).not.toHaveBeenCalled();
    await userEvent.hover(screen.getByText('What is null?'));
    expect(fetched.mock.calls.map(([asked]) => asked)).toEqual([`${base}content/Javascript/js-001.json`]);
    await readCard('JS-001');
    expect(screen.getByText('A primitive.')).toBeTruthy();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('say when it does not arrive, and try again', async () => {
    render(page);
    fetched.mockImplementation(async () => new Response('', { status: 503 }));
    openCard('JS-003');
    await screen.findByText(/The answer did not arrive/);
    fetched.mockImplementation(async (address) => new Response(JSON.stringify(files[address])));
    await userEvent.click(screen.getByRole('button', { name: 'Try again', hidden: true }));
    await screen.findByText('Where a name is known.');
  });

  it('copy their links', async () => {
    const user = userEvent.setup();
    render(page);
    await readCard('JS-002');
    await user.click(screen.getByRole('button', { name: 'Copy link', hidden: true }));
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/javascript#JS-002`);
    expect(screen.getByText('The link to JS-002 was copied.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copied', hidden: true })).toBeTruthy();
  });

  it('get what they do when the reader opens them, and are static until then', async () => {
    expect(onServer()).not.toContain('Copy link');
    render(page);
    const names = () => screen.queryAllByRole('button', { name: /Copy link|Check/, hidden: true });
    see(document.body);
    expect(names()).toEqual([]);
    await readCard('JS-001');
    expect(names().map((button) => button.closest('.question')?.id)).toEqual(['JS-001']);
    await readCard('PO-001');
    expect(names()).toHaveLength(3);
  });

  it('get nothing while they are open far from the window', async () => {
    render(page);
    await userEvent.click(screen.getByRole('button', { name: 'Open all' }));
    expect(fetched).not.toHaveBeenCalled();
    await readCard('JS-002');
    expect(screen.getAllByRole('button', { name: 'Copy link' })).toHaveLength(1);
  });

  it('get it again when other HTML replaces them', async () => {
    const { rerender } = render(<Second name="html-0" html={html} base={base} />);
    await readCard('JS-001');
    rerender(<Second name="html-0" html={html.replace('What is null?', 'What is undefined?')} base={base} />);
    expect(screen.queryByRole('button', { name: 'Copy link', hidden: true })).toBeNull();
    await readCard('JS-001');
  });
});

describe('on the way back to the list', () => {
  const cardAt = (id: string) => document.getElementById(id) as HTMLElement;
  /** Opens a card of a certain height, and follows a link to another page. */
  const leaveOpen = async (id: string) => {
    const { unmount } = render(page);
    await readCard(id);
    expect(history.state).not.toHaveProperty('leftOpen');
    vi.spyOn(cardAt(id), 'offsetHeight', 'get').mockReturnValue(500);
    const link = document.createElement('a');
    link.href = '/other';
    link.addEventListener('click', (event) => event.preventDefault());
    document.body.append(link);
    link.click();
    link.remove();
    unmount();
  };

  it('cards that were open are open again, as high as they were until their answers are there', async () => {
    await leaveOpen('JS-002');
    expect(history.state).toMatchObject({ key: 'router', leftOpen: { heights: { 'JS-002': 500 } } });
    render(page);
    expect(['JS-001', 'JS-002', 'PO-001'].map(isOpen)).toEqual([false, true, false]);
    expect(cardAt('JS-002').style.minHeight).toBe('500px');
    see(cardAt('JS-002'));
    await screen.findByText('Variables that stay.');
    await vi.waitFor(() => expect(cardAt('JS-002').style.length).toBe(0));
  });

  it('a card that the reader closes is a line', async () => {
    await leaveOpen('JS-002');
    render(page);
    act(() => title('JS-002').click());
    expect(isOpen('JS-002')).toBe(false);
    expect(cardAt('JS-002').style.length).toBe(0);
  });

  it.each([
    ['by a link', { key: 'other' }],
    ['after a reload', { leftOpen: { document: 1, heights: { 'JS-002': 500 } } }],
  ])('all cards are closed on arrival %s', async (_how, state) => {
    await leaveOpen('JS-002');
    history.replaceState(state, '');
    render(page);
    expect(isOpen('JS-002')).toBe(false);
  });
});

describe('a prediction', () => {
  it('is compared line by line, and opens the output', async () => {
    render(page);
    await readCard('PO-001');
    await userEvent.type(screen.getByLabelText('Your prediction'), 'start{Enter}middle');
    await userEvent.click(screen.getByRole('button', { name: 'Check' }));
    expect(screen.getByText('1 of 2 lines right.')).toBeTruthy();
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toEqual(['Your linePrintedResult', 'startstartright', 'middleendwrong']);
    expect(screen.getByText('Show the output').closest('details')?.open).toBe(true);
  });

  it('is right when all lines are, whatever spaces are at their ends', async () => {
    render(page);
    await readCard('PO-001');
    await userEvent.type(screen.getByLabelText('Your prediction'), '{Enter}start  {Enter}end{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Check' }));
    expect(screen.getByText('All of it is right.')).toBeTruthy();
  });
});
