import type { KindLabels } from '../../kind.ts';

export const labels: KindLabels = {
  id: 'exercise',
  order: 20,
  badge: null,
  offered: 'Exercises',
  filter: 'Exercise',
  counted: 'exercise',
  isFlashcard: false,
  asked: 'code',
};
