import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { labels } from '../kinds/exercise/labels.ts';
import { EntryPageCard } from './EntryPageCard.tsx';

const data = {
  ...{ id: 'EX-001', title: 'Call it <once>', level: 'basic' as const, topics: ['closures', 'higher-order-functions'] },
  ...{ appliesTo: 'ECMAScript 2026', reviewedOn: '2026-11-21', related: [], aliases: [] },
  sources: [{ title: 'Closures', url: 'https://developer.mozilla.org/closures' }],
};

function open() {
  const places = { page: '/javascript/once', list: '/javascript#EX-001' };
  render(
    <EntryPageCard data={data} kind={labels} places={places} related={[]} engines={[]}>
      <p>The task.</p>
    </EntryPageCard>,
  );
  return screen.getByRole('heading', { level: 1, name: 'Call it <once>' }).closest('[itemscope]');
}

/** The properties of an item: the content of a `meta`, the text of any other element. */
const propertiesOf = (item: Element | null) =>
  [...(item?.querySelectorAll('[itemprop]') ?? [])].map((element) => [
    element.getAttribute('itemprop'),
    element.getAttribute('content') ?? element.textContent,
  ]);

it('is a LearningResource for search engines, with a value for each property', () => {
  const item = open();
  expect(item?.getAttribute('itemtype')).toBe('https://schema.org/LearningResource');
  expect(propertiesOf(item)).toEqual([
    ['name', 'Call it <once>'],
    ['learningResourceType', 'Exercise'],
    ['educationalLevel', 'basic'],
    ['teaches', 'closures and higher order functions'],
  ]);
});

it('shows the day of the last review to readers, and does not claim that the text was changed on it', () => {
  const item = open();
  expect(screen.getByText('21 November 2026').getAttribute('datetime')).toBe('2026-11-21');
  expect(item?.querySelector('[itemprop^="date"]')).toBeNull();
});
