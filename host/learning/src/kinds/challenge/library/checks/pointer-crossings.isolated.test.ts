import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { emulatePointerCrossings } from './pointer-crossings.ts';

it('tells elements where the pointer comes from and goes to, and an element around both of no change', async () => {
  emulatePointerCrossings();
  document.body.innerHTML = '<div id="box"><button id="one"></button><button id="two"></button></div>';
  const seen: string[] = [];
  const idOf = (target: EventTarget | null) => (target instanceof Element && target.id) || 'body';
  for (const type of ['over', 'out', 'enter', 'leave']) {
    const note = ({ target, relatedTarget }: MouseEventInit & Event) => {
      if (idOf(target) !== 'body') seen.push(`${type} ${idOf(target)} ${idOf(relatedTarget ?? null)}`);
    };
    addEventListener(`mouse${type}`, note, true);
  }
  const user = userEvent.setup();
  const [one, two] = document.querySelectorAll('button');
  if (!one || !two) throw new Error('There are no buttons.');

  await user.hover(one);
  expect(seen.splice(0)).toEqual(['over one body', 'enter box body', 'enter one body']);
  await user.hover(two);
  expect(seen.splice(0)).toEqual(['out one two', 'leave one two', 'over two one', 'enter two one']);
  await user.unhover(two);
  expect(seen.splice(0)).toEqual(['out two body', 'leave two body', 'leave box body']);
});
