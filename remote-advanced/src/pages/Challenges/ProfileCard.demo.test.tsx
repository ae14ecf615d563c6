import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import ProfileCard from './ProfileCard.demo.tsx';
import ProfileCardDom from './ProfileCardDom.demo.tsx';

const card = (name: string) => within(screen.getByRole('article', { name }));

describe.each([
  ['React', ProfileCard],
  ['plain DOM', ProfileCardDom],
])('the profile card in %s', (_way, Demo) => {
  it('shows picture, name, place, role and a list of skills', () => {
    render(<Demo />);
    const robin = card('Robin Sample');
    robin.getByRole('img', { name: 'Portrait of Robin Sample' });
    robin.getByRole('heading', { name: 'Robin Sample' });
    robin.getByText('Porto');
    robin.getByText('Tester');
    robin.getByRole('heading', { name: 'Skills' });
    expect(robin.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'TypeScript',
      'Accessibility',
    ]);
  });

  it('says in words who is online and who is not', () => {
    render(<Demo />);
    card('Robin Sample').getByText('ONLINE');
    card('Kim Example').getByText('OFFLINE');
    expect(card('Kim Example').queryByText('ONLINE')).toBeNull();
  });

  it('leaves neither an empty line nor a lonely heading where something is missing', () => {
    render(<Demo />);
    const kim = card('Kim Example');
    expect(kim.getByRole('heading', { name: 'Kim Example' }).nextElementSibling?.textContent).toBe('Designer');
    expect(kim.queryByRole('heading', { name: 'Skills' })).toBeNull();
    expect(kim.queryByRole('list')).toBeNull();
  });

  it('has a "Following" whose state is told and whose name stays, for each person apart', async () => {
    render(<Demo />);
    const following = (name: string, pressed: boolean) =>
      card(name).getByRole('button', { name: 'Following', pressed });
    await userEvent.click(following('Kim Example', false));
    following('Kim Example', true);
    following('Robin Sample', false);
    await userEvent.click(following('Kim Example', true));
    following('Kim Example', false);
  });

  it('says that "Message" reaches nobody', async () => {
    render(<Demo />);
    expect(card('Robin Sample').getByRole('status').textContent).toBe('');
    await userEvent.click(card('Robin Sample').getByRole('button', { name: 'Message' }));
    expect(card('Robin Sample').getByRole('status').textContent).toBe('Demo only: no message is sent.');
    expect(card('Kim Example').getByRole('status').textContent).toBe('');
  });

  it('leaves nothing behind', () => {
    render(<Demo />).unmount();
    expect(document.body.textContent).toBe('');
  });
});
