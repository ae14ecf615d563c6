import { expect, it } from 'vitest';
import { allowed, pageBudgets, usualDemos } from './budgets.ts';
import { overBudget, partsIn } from './page-size.ts';

const within = { scripts: 150_000, styles: 10_000, document: 30_000, elements: 3_000, entries: 0, demos: 0 };

it('a page within all budgets has no finding', () => {
  const { scripts, styles, document, elements } = pageBudgets;
  const most = { scripts: scripts.most, styles: styles.most, document: document.most, elements: elements.most };
  expect(overBudget(within)).toEqual([]);
  expect(overBudget({ ...within, ...most })).toEqual([]);
});

it.each(['scripts', 'styles', 'document', 'elements'] as const)('a page with more %s has one', (name) => {
  const budget = pageBudgets[name];
  const amount = budget.most + 1;
  const numbers = `${amount.toLocaleString('en')} ${budget.unit}; with 0 entries and 0 demos it may have ${budget.most.toLocaleString('en')}.`;
  expect(overBudget({ ...within, [name]: amount })).toEqual([
    { text: `The budget for ${budget.what} is exceeded.\n${numbers}`, amount },
  ]);
});

it('a list may grow with its entries, and a page with many demos with them', () => {
  const budget = { what: 'bytes', unit: 'bytes', most: 1_000, perEntry: 50, perFurtherDemo: 500 };
  expect(allowed(budget, { entries: 0, demos: usualDemos })).toBe(1_000);
  expect(allowed(budget, { entries: 3, demos: usualDemos + 2 })).toBe(2_150);
});

it('entries and demos are counted in the document', () => {
  const html =
    '<section id="demo-A" class="x"></section><section id="demo-B"></section><div class="question" id="JS-001">';
  expect(partsIn(html)).toEqual({ entries: 1, demos: 2 });
});
