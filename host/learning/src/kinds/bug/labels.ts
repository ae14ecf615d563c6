import type { KindLabels } from '../../kind.ts';

export const labels: KindLabels = {
  id: 'bug',
  order: 40,
  badge: 'Bug',
  offered: 'Bugs',
  filter: 'Spot the bug',
  counted: 'bug',
  isFlashcard: true,
  asked: 'task',
};
