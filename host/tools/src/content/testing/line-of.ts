import type { Entry } from '@site/learning/entry';
import { renderGroups } from '../entries/render-card.tsx';
import { topicGroups } from '../topics/topic-groups.ts';

/** The HTML of a list that holds one entry. */
export function lineOf(entry: Entry): string {
  return renderGroups(topicGroups([entry], new Set()));
}
