import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import Card from './Card.demo.tsx';
import CardDom from './CardDom.demo.tsx';

describe.each([
  ['React', Card],
  ['plain DOM', CardDom],
])('the cards in %s', (_way, Demo) => {
  it('each have a picture for the eye alone, a title that is the link, a sentence, and a button', () => {
    render(<Demo />);
    const cards = screen.getAllByRole('article');
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/BoxModel', '/UseReduce', '/TaskManager']);
    for (const { textContent } of links) screen.getByRole('button', { name: `Save ${textContent}`, pressed: false });
    for (const card of cards) {
      const picture = card.querySelector('svg');
      expect([picture?.namespaceURI, picture?.getAttribute('aria-hidden')]).toEqual([
        'http://www.w3.org/2000/svg',
        'true',
      ]);
      expect(card.querySelector('p')?.textContent).toMatch(/\.$/);
    }
  });

  it('save and forget, one by one, and the count follows every press', async () => {
    render(<Demo />);
    const count = () => screen.getByRole('status').textContent;
    expect(count()).toBe('Saved: 0');
    await userEvent.click(screen.getByRole('button', { name: 'Save useReducer' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save Task manager' }));
    expect(count()).toBe('Saved: 2');
    await userEvent.click(screen.getByRole('button', { name: 'Save useReducer', pressed: true }));
    screen.getByRole('button', { name: 'Save useReducer', pressed: false });
    expect(count()).toBe('Saved: 1');
  });

  it('can be saved by key, and leave nothing behind', async () => {
    const { unmount } = render(<Demo />);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    screen.getByRole('button', { name: 'Save The box model', pressed: true });
    unmount();
    expect(document.body.textContent).toBe('');
  });
});
