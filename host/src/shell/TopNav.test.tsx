import { type NavigationSection, navigationOf, navigationWithin } from '@site/sdk/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { fixtureSections } from '../testing/fixture-site.ts';
import { renderAt } from '../testing/render-at.tsx';
import { TopNav } from './TopNav.tsx';

const navigation = fixtureSections.map(navigationOf);
const open = (address = '/') =>
  renderAt(
    address,
    <>
      <TopNav navigation={navigation} />
      <main>
        <p>Elsewhere</p>
      </main>
    </>,
  );

const nav = () => within(screen.getByRole('navigation', { name: 'Site' }));
const button = (name: string) => nav().getByRole('button', { name });
const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true';

/** The list that a button shows and hides. */
function listOf(name: string) {
  const list = document.getElementById(button(name).getAttribute('aria-controls') ?? '');
  if (!list) throw new Error(`The button "${name}" controls nothing.`);
  return within(list);
}

/** Opens a group and reads its links. */
async function linksOf(name: string) {
  await userEvent.click(button(name));
  return listOf(name)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
}

function Arriving({ before, after }: { before: NavigationSection[]; after: NavigationSection[] }) {
  const [sections, setSections] = useState(before);
  return (
    <>
      <TopNav navigation={sections} />
      <button type="button" onClick={() => setSections(after)}>
        Arrive
      </button>
    </>
  );
}

describe('the menu', () => {
  it('makes the links of a group when it is opened', async () => {
    await open('/UseReduce');
    expect(
      listOf('React Hooks')
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Begin with React Hooks']);
    fireEvent.pointerEnter(button('React Hooks'), { pointerType: 'mouse' });
    expect(listOf('React Hooks').getAllByRole('link')).toHaveLength(4);
  });

  it('leads to a section whose pages are not known yet, and fills them in while the group is open', async () => {
    await renderAt('/UseReduce', <Arriving before={navigationWithin(navigation, 'hooks')} after={navigation} />);
    expect(await linksOf('Projects')).toEqual([['Begin with Projects', '/TaskManager']]);
    fireEvent.click(screen.getByRole('button', { name: 'Arrive' }));
    expect(listOf('Projects').getAllByRole('link')).toHaveLength(2);
  });

  it('does not change while it is in use, and shows what is live afterwards', async () => {
    await renderAt('/', <Arriving before={navigation} after={navigation.slice(1)} />);
    await userEvent.hover(button('Projects'));
    fireEvent.click(screen.getByRole('button', { name: 'Arrive' }));
    button('Frontend Basics');
    await userEvent.unhover(button('Projects'));
    expect(nav().queryByRole('button', { name: 'Frontend Basics' })).toBeNull();
    button('Projects');
  });

  it('has Home and a group for every section, in their order', async () => {
    await open();
    expect(nav().getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
    const groups = listOf('Menu').getAllByRole('button', { expanded: false });
    expect(groups.map(({ textContent }) => textContent)).toEqual([
      'Frontend Basics',
      'React Hooks',
      'Projects',
      'Advanced',
    ]);
  });

  it('has the links of the specification, in its order and not in that of the folders', async () => {
    await open();
    expect(await linksOf('Frontend Basics')).toEqual([
      ['HTML & CSS', '/HtmlCss'],
      ['JavaScript', '/javascript'],
      ['Bootstrap', '/Bootstrap'],
      ['Box Model', '/BoxModel'],
      ['Mapping', '/mapping'],
    ]);
  });

  it('leaves out pages without a place in it', async () => {
    await open();
    expect(await linksOf('Projects')).toEqual([
      ['Task manager', '/TaskManager'],
      ['Quotes', '/Quotes'],
    ]);
    expect(nav().queryByRole('link', { name: 'Parent and child callbacks' })).toBeNull();
  });

  it.each([
    ['/', 'Home'],
    ['/UseReduce', 'useReducer'],
    ['/usereduce/', 'useReducer'],
    ['/UseRefHook', 'useRef'],
    ['/Quotes/anna', 'Quotes'],
  ])('marks at %s the link %s, and it alone, as the current page', async (address, name) => {
    await open(address);
    for (const { title } of navigation) fireEvent.click(button(title));
    const current = nav()
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map(({ textContent }) => textContent)).toEqual([name]);
  });
});

describe('a group', () => {
  it('is closed at first, and a click opens and closes it', async () => {
    await open();
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    expect(isOpen('Projects')).toBe(false);
    await user.pointer({ keys: '[TouchA]', target: button('Projects') });
    expect(isOpen('Projects')).toBe(true);
    await user.pointer({ keys: '[TouchA]', target: button('Projects') });
    expect(isOpen('Projects')).toBe(false);
  });

  it.each(['{Enter}', ' '])('opens and closes by the key "%s"', async (key) => {
    await open();
    button('Projects').focus();
    await userEvent.keyboard(key);
    expect(isOpen('Projects')).toBe(true);
    await userEvent.keyboard(key);
    expect(isOpen('Projects')).toBe(false);
  });

  it('opens while the mouse is over it, also over its links', async () => {
    await open();
    const user = userEvent.setup();
    await user.hover(button('Projects'));
    expect(isOpen('Projects')).toBe(true);
    await user.hover(listOf('Projects').getByRole('link', { name: 'Quotes' }));
    expect(isOpen('Projects')).toBe(true);
    await user.hover(nav().getByRole('link', { name: 'Home' }));
    expect(isOpen('Projects')).toBe(false);
  });

  it('does not treat a finger that passes over it as a mouse', async () => {
    await open();
    fireEvent.pointerOver(button('Projects'), { pointerType: 'touch' });
    expect(isOpen('Projects')).toBe(false);
    fireEvent.pointerOver(button('Projects'), { pointerType: 'mouse' });
    expect(isOpen('Projects')).toBe(true);
  });

  it('stays open when the mouse leaves, once it was clicked', async () => {
    await open();
    const user = userEvent.setup();
    await user.click(button('Projects'));
    await user.hover(nav().getByRole('link', { name: 'Home' }));
    expect(isOpen('Projects')).toBe(true);
    await user.click(button('Projects'));
    expect(isOpen('Projects')).toBe(false);
  });

  it('closes when another one is opened', async () => {
    await open();
    const user = userEvent.setup();
    await user.click(button('Projects'));
    await user.click(button('Advanced'));
    expect([isOpen('Projects'), isOpen('Advanced')]).toEqual([false, true]);
  });

  it('closes by Escape, and the focus goes back to its button', async () => {
    await open();
    const user = userEvent.setup();
    button('Projects').focus();
    await user.keyboard('{Enter}');
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Task manager');
    await user.keyboard('{Escape}');
    expect(isOpen('Projects')).toBe(false);
    expect(document.activeElement).toBe(button('Projects'));
  });

  it('closes by Escape while the mouse is over it, wherever the focus is, and leaves the focus there', async () => {
    await open();
    const user = userEvent.setup();
    const home = nav().getByRole('link', { name: 'Home' });
    home.focus();
    await user.hover(button('Projects'));
    await user.keyboard('{Escape}');
    expect(isOpen('Projects')).toBe(false);
    expect(document.activeElement).toBe(home);
  });

  it('closes when the reader presses elsewhere on the page', async () => {
    await open();
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await user.click(button('Projects'));
    await user.click(screen.getByText('Elsewhere'));
    expect(isOpen('Projects')).toBe(false);
  });

  it('closes when the focus moves on, and stays open while it moves inside it', async () => {
    await open();
    button('Projects').focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Quotes');
    expect(isOpen('Projects')).toBe(true);
    await userEvent.tab();
    expect(document.activeElement).toBe(button('Advanced'));
    expect(isOpen('Projects')).toBe(false);
  });

  it('ignores Escape when it is closed', async () => {
    await open();
    const home = nav().getByRole('link', { name: 'Home' });
    home.focus();
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(home);
  });
});

describe('the button for small screens', () => {
  it('unfolds and folds the menu', async () => {
    await open();
    expect(isOpen('Menu')).toBe(false);
    await userEvent.click(button('Menu'));
    expect(isOpen('Menu')).toBe(true);
    await userEvent.click(button('Menu'));
    expect(isOpen('Menu')).toBe(false);
  });

  it('folds again when the reader presses elsewhere on the page', async () => {
    await open();
    await userEvent.click(button('Menu'));
    await userEvent.click(screen.getByText('Elsewhere'));
    expect(isOpen('Menu')).toBe(false);
  });

  it('unfolds groups that stay open while others are tapped, so that nothing moves under the finger', async () => {
    await open();
    await userEvent.click(button('Menu'));
    await userEvent.click(button('Projects'));
    button('Advanced').focus();
    expect(isOpen('Projects')).toBe(true);
  });

  it('unfolds with the group open that the reader is in', async () => {
    await open('/UseReduce');
    await userEvent.click(button('Menu'));
    expect([isOpen('React Hooks'), isOpen('Projects')]).toEqual([true, false]);
  });

  it('folds by Escape with its groups, and has the focus again', async () => {
    await open('/UseReduce');
    await userEvent.click(button('Menu'));
    await userEvent.keyboard('{Escape}');
    expect([isOpen('Menu'), isOpen('React Hooks')]).toEqual([false, false]);
    expect(document.activeElement).toBe(button('Menu'));
  });

  it('names what it unfolds: Home and the groups', async () => {
    await open();
    listOf('Menu').getByRole('link', { name: 'Home' });
    listOf('Menu').getByRole('button', { name: 'Frontend Basics' });
  });
});
