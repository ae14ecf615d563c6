import type { Findable, Place } from '@site/learning/search';

/** Something that search finds and does at once, such as another theme. */
export interface Action extends Findable {
  kind: 'action';
  summary: string;
  context: string;
  run: () => void;
}

/** What search finds: a place of the site, or something to do. */
export type Result = Place | Action;
