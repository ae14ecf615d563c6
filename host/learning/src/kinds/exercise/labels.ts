import type { KindLabels } from '../../kind.ts';

export const labels: KindLabels = {
  id: 'exercise',
  order: 20,
  badge: null,
  filter: 'Exercise',
  counted: 'exercise',
};
