import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { choose, page, search, servesLists } from './testing/fixture-lists.tsx';

servesLists();

describe('the keys', () => {
  const focused = () => document.activeElement?.closest('.question')?.id;

  it('go down with j and up with k, over what is shown', async () => {
    render(page);
    await choose('Level', 'Basic (3)');
    act(() => (document.activeElement as HTMLElement).blur());
    await userEvent.keyboard('j');
    expect(focused()).toBe('JS-001');
    await userEvent.keyboard('j');
    expect(focused()).toBe('JS-003');
    await userEvent.keyboard('jj');
    expect(focused()).toBe('PO-001');
    await userEvent.keyboard('k');
    expect(focused()).toBe('JS-003');
  });

  it.each([
    ['#types', 'JS-001'],
    ['?kind=question#questions', 'JS-001'],
    ['/interview#questions', undefined],
    ['/javascript', undefined],
  ])('from a link to %s go to %s', async (href, id) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    render(page);
    link.focus();
    await userEvent.keyboard('j');
    expect(focused()).toBe(id);
    link.remove();
  });

  it('do nothing in a field, and nothing with Ctrl', async () => {
    render(page);
    await userEvent.type(search(), 'j?');
    expect(document.activeElement).toBe(search());
    act(() => search().blur());
    await userEvent.keyboard('{Control>}j{/Control}');
    expect(focused()).toBeUndefined();
  });

  it('are shown by ?, and can be turned off for good', async () => {
    const { unmount } = render(page);
    await userEvent.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(dialog).getByText('goes to the next entry')).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('checkbox'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    unmount();
    render(page);
    await userEvent.keyboard('j');
    expect(focused()).toBeUndefined();
  });
});
