import type { KindLabels } from '../../kind.ts';

export const labels: KindLabels = {
  id: 'case-study',
  order: 45,
  badge: 'Case study',
  offered: 'Case studies',
  filter: 'Case study',
  counted: 'case study',
  isFlashcard: false,
  asked: 'task',
};
