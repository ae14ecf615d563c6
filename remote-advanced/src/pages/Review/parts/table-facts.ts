import type { Schedule, TableFact } from '@site/learning/review';
import type { CatalogEntry } from './catalog.ts';

/** The rows of tables that the reader has taken into review, as entries: what is asked is kept with their schedules. */
export function tableFacts(schedules: Iterable<Schedule>): CatalogEntry[] {
  return [...schedules].flatMap(({ fact }) => (fact ? [entryOf(fact)] : []));
}

/** All of a fact is its answer, as of a question. */
function entryOf(fact: TableFact): CatalogEntry {
  const { title, address } = fact;
  return {
    ...{ id: address, kind: 'question', title, level: '', topics: ['table-fact'], address, version: '' },
    ...{ section: '', sectionTitle: '', base: '', page: '', pageTitle: '' },
    fetchAnswer: async () => answerOf(fact),
  };
}

/** The text of the answer as HTML: it may come from a file, so it stays text. */
function answerOf({ answer }: TableFact): string {
  const [box, pre, code] = ['div', 'pre', 'code'].map((name) => document.createElement(name));
  if (!box || !pre || !code) return '';
  box.className = 'answer';
  code.textContent = answer;
  pre.append(code);
  box.append(pre);
  return box.outerHTML;
}
