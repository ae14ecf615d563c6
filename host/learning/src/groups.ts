import type { Group } from './kind.ts';

/** One Markdown file per entry. The first kind of the group needs no `kind` in its front matter. */
export const questions: Group = { id: 'questions', title: 'Questions', main: null };

/** One folder per entry. */
export const exercises: Group = { id: 'exercises', title: 'Exercises', main: 'task.md' };

/** One folder per entry. */
export const challenges: Group = { id: 'challenges', title: 'Challenges', main: 'brief.md' };
