import type { KindLabels } from '../../kind.ts';

export const labels: KindLabels = {
  id: 'bug',
  order: 40,
  badge: 'bug',
  filter: 'Spot the bug',
  counted: 'bug',
};
