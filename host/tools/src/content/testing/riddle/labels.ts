import type { KindLabels } from '@site/learning/kind';

export const labels: KindLabels = {
  id: 'riddle',
  order: 50,
  badge: 'riddle',
  offered: 'Riddles',
  filter: 'Riddle',
  counted: 'riddle',
  isFlashcard: true,
  asked: 'task',
};
