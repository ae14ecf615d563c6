import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import Specificity from './Specificity.demo.tsx';

const box = () => screen.getByRole('textbox', { name: /^Selectors/ });
const captions = () => screen.queryAllByRole('caption').map((caption) => caption.textContent);

async function enter(selector: string) {
  await userEvent.clear(box());
  // userEvent treats "[" and "{" as key descriptors; doubled, they are typed literally.
  await userEvent.type(box(), selector.replace(/[[{]/g, '$&$&'));
}

beforeEach(() => {
  render(<Specificity />);
});

it('counts a selector and shows what each part adds', async () => {
  await enter('#menu li:not(.open)');
  expect(captions()).toEqual(['#menu li:not(.open) counts (1, 1, 1)']);
  const row = screen.getByRole('row', { name: /:not/ });
  expect(within(row).getByText('(0, 1, 0)').textContent).toBe('(0, 1, 0)');
});

it('compares the selectors of a list by the first count that differs', async () => {
  await enter('a.b.c.d.e.f.g.h.i.j.k.l, #x');
  expect(captions()).toEqual(['a.b.c.d.e.f.g.h.i.j.k.l counts (0, 11, 1)', '#x counts (1, 0, 0), the strongest here']);
});

it(':where() is the same without its weight', async () => {
  await userEvent.click(screen.getByRole('button', { name: /:where/ }));
  expect(captions()).toEqual([
    ':is(em, #intro) b counts (1, 0, 1), the strongest here',
    ':where(em, #intro) b counts (0, 0, 1)',
  ]);
});

it('says why a text is no selector', async () => {
  await enter('a[href');
  expect(captions()).toEqual([]);
  expect(box().getAttribute('aria-invalid')).toBe('true');
  screen.getByText('"[href" cannot stand at this place.');
});
