import { describe, expect, it } from 'vitest';
import type { TestResult } from '../../../workspace/run-state.ts';
import { type Area, areas } from '../areas.ts';
import { areaWords } from './area-words.ts';
import { critiqueOf } from './critique.ts';

/** The results of two checks in each area, of which those fail whose names are given: `keyboard 1`. */
function resultsWith(...failing: string[]): TestResult[] {
  return areas
    .flatMap((area) => [1, 2].map((number) => [area, `${area} ${number}`]))
    .map((name, index) => ({ index, name, isPassed: !failing.includes(name[1] ?? ''), failure: null }));
}

it('approves when everything passes', () => {
  expect(critiqueOf(resultsWith())).toEqual({
    verdict: 'I would approve this. Every check passes.',
    level: 'This is what I expect from a senior developer. In an interview I would go on to the follow-ups.',
    remarks: [],
  });
});

it('cannot use a component that does nothing', () => {
  const { verdict, level } = critiqueOf(resultsWith('behavior 1', 'behavior 2', 'keyboard 1'));
  expect(verdict).toBe('I cannot use it yet: no check of what it does passes.');
  expect(level).toBe('In an interview I would ask you to begin with the first requirement alone.');
});

it('wants the brief to be done first, whatever else fails', () => {
  const { verdict, level } = critiqueOf(resultsWith('behavior 2', 'keyboard 1'));
  expect(verdict).toBe('It does a part of what the brief asks for.');
  expect(level).toBe('In an interview I would ask you to finish this first. Everything else can wait.');
});

it.each([
  ['names', 'It works for users who see it. A screen reader does not announce everything: the check “names 2” fails.'],
  ['keyboard', 'It works with a mouse. A keyboard user is stuck: the check “keyboard 2” fails.'],
  ['focus', 'It works with a mouse. A keyboard user gets lost: the check “focus 2” fails.'],
  ['states', 'It works while all goes well. Otherwise a user is left alone: the check “states 2” fails.'],
])('names the check at which users get no further: %s', (area, expected) => {
  const { verdict, level } = critiqueOf(resultsWith(`${area} 2`, 'leaks 1'));
  expect(verdict).toBe(expected);
  expect(level).toMatch(
    /^From a junior developer I would accept this as a first version\. Before I approve it, I would ask for .+ and cleanup when it is taken away\.$/,
  );
});

it.each(['races', 'leaks', 'layout', 'motion'] as const)('approves with one thing more: %s', (area) => {
  const { verdict, level } = critiqueOf(resultsWith(`${area} 1`));
  expect(verdict).toBe(
    `It works with a mouse and with the keyboard. I would approve it with ${areaWords[area].expected}.`,
  );
  expect(level).toBe('This is what I expect from a mid-level developer. A senior developer thinks of the rest, too.');
});

describe('the remarks', () => {
  it('name the only check that fails, or the first of several', () => {
    const found = (...failing: string[]) => critiqueOf(resultsWith(...failing)).remarks.map(({ finding }) => finding);
    expect(found('focus 2')).toEqual(['the check “focus 2” fails.']);
    expect(found('focus 1', 'focus 2')).toEqual(['2 of 2 checks fail, the first one is “focus 1”.']);
  });

  it('begin with names and roles, by which all other checks find elements, and end with motion', () => {
    const failing = areas.filter((area) => area !== 'behavior').map((area) => `${area} 1`);
    const order = critiqueOf(resultsWith(...failing)).remarks.map(({ area }) => area);
    expect(order).toEqual(['names', 'keyboard', 'focus', 'states', 'races', 'leaks', 'layout', 'motion']);
  });

  it('are about names and behavior alone until it does what it should', () => {
    const failing = areas.map((area) => `${area} 1`);
    const remarks = critiqueOf(resultsWith(...failing)).remarks.map(({ area }) => area);
    expect(remarks).toEqual(['names', 'behavior']);
  });

  it.each([
    ['names', 'Screen readers announce something wrong or nothing', 'native element'],
    ['behavior', 'what the brief promises', 'in the preview'],
    ['keyboard', 'Users without a mouse', 'arrow keys'],
    ['focus', 'Keyboard users lose their place', 'document.activeElement'],
    ['states', 'nothing to show', 'no data, waiting, failed, refused'],
    ['races', 'an answer is late', 'abort or ignore it'],
    ['leaks', 'after it was taken away', 'cleanup of the effect'],
    ['layout', 'scroll sideways', 'overflow-wrap'],
    ['motion', 'asked their system for less', 'prefers-reduced-motion'],
  ] satisfies [Area, string, string][])('say what %s means for users, and what to look at', (area, meaning, advice) => {
    const [remark] = critiqueOf(resultsWith(`${area} 1`)).remarks;
    expect(remark?.meaning).toContain(meaning);
    expect(remark?.advice).toContain(advice);
  });
});
