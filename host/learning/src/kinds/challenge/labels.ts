import type { KindLabels } from '../../kind.ts';

export const labels: KindLabels = {
  id: 'challenge',
  order: 22,
  badge: null,
  offered: 'Challenges',
  filter: 'Challenge',
  counted: 'challenge',
  isFlashcard: false,
  asked: 'code',
};
