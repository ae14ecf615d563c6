import type { Area } from '../areas.ts';

/** What a reviewer says when checks of an area fail. */
export interface AreaWords {
  title: string;
  /** What is asked for, within a sentence. */
  expected: string;
  /** What it means for a user. */
  meaning: string;
  /** What to look at first. */
  advice: string;
}

export const areaWords: Record<Area, AreaWords> = {
  names: {
    title: 'Names and roles',
    expected: 'correct names and roles',
    meaning: 'Screen readers announce something wrong or nothing, because an element lacks its role, name or state.',
    advice:
      'Use the native element where there is one, then a label, then ARIA. The checks find elements by role and name, so others may pass as well once these are right.',
  },
  behavior: {
    title: 'What it does',
    expected: 'everything that the brief asks for',
    meaning: 'Users do not get what the brief promises, whatever they use.',
    advice: 'Do the steps of the check by hand in the preview, then the same steps in the target.',
  },
  keyboard: {
    title: 'Keyboard',
    expected: 'full use of the keyboard',
    meaning: 'Users without a mouse cannot reach or use a part of it.',
    advice: 'Leave the mouse alone, and use the preview with Tab, Enter, Space, Escape and the arrow keys.',
  },
  focus: {
    title: 'Focus',
    expected: 'a focus that is seen and never lost',
    meaning: 'Keyboard users lose their place: the focus is gone, somewhere else, or cannot be seen.',
    advice:
      'After each step, look at document.activeElement. Move the focus before you remove or hide the element that has it, and keep an outline.',
  },
  states: {
    title: 'Empty, waiting and failed',
    expected: 'words for empty, waiting and failed states',
    meaning: 'Users are left without a word when there is nothing to show, when it takes time, or when it fails.',
    advice: 'List the states: no data, waiting, failed, refused. Each of them needs something on the screen.',
  },
  races: {
    title: 'Timing',
    expected: 'correct results for late answers and quick users',
    meaning: 'Users see something outdated, or an action counts twice, when they are quick or an answer is late.',
    advice: 'For each answer and each timer, ask whether it is still wanted when it comes. If not, abort or ignore it.',
  },
  leaks: {
    title: 'Cleanup',
    expected: 'cleanup when it is taken away',
    meaning: 'The component goes on after it was taken away, and a page that stays open gets slower.',
    advice:
      'Each timer, listener and observer that you start needs an end: in the cleanup of the effect, or in the function that a solution in plain DOM returns.',
  },
  layout: {
    title: 'Layout',
    expected: 'a layout that fits',
    meaning:
      'Users with a phone, with zoom, with long words or with a language from right to left have to scroll sideways.',
    advice:
      'Find the element that is too wide in the preview. Often it is a fixed width, a missing flex-wrap, or text without overflow-wrap in a flex or grid item.',
  },
  motion: {
    title: 'Motion',
    expected: 'no movement for users who asked for less',
    meaning: 'Movement can make users ill who have asked their system for less of it.',
    advice: 'Put the animation or transition into @media (prefers-reduced-motion: no-preference).',
  },
};
