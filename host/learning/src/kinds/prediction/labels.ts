import type { KindLabels } from '../../kind.ts';

export const labels: KindLabels = {
  id: 'predict',
  order: 30,
  badge: 'Predict',
  offered: 'Predictions',
  filter: 'Predict the output',
  counted: 'prediction',
  isFlashcard: true,
  asked: 'task',
};
