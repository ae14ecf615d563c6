import type { KindLabels } from '../../kind.ts';

export const labels: KindLabels = {
  id: 'question',
  order: 10,
  badge: null,
  offered: 'Questions',
  filter: 'Question',
  counted: 'question',
  isFlashcard: true,
  asked: 'title',
};
