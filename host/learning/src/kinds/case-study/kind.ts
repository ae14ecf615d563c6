import * as v from 'valibot';
import { entryFields } from '../../entry-fields.ts';
import type { Kind } from '../../kind.ts';
import { allText } from '../../search-text.ts';
import { CaseStudyCard } from './card.tsx';
import { type CaseStudyFiles, pathsOf, readCaseStudy } from './files.ts';
import { labels } from './labels.ts';
import { parts } from './parts.ts';
import { caseStudyStarter } from './starter.ts';

const minutes = v.pipe(
  v.number('must be a number'),
  v.integer('must be a whole number'),
  v.minValue(15, 'must be 15 or more'),
  v.maxValue(90, 'must be 90 or less'),
);

const fields = { ...entryFields, minutes };

/** A system design round, worked through: a folder of text, diagram and data model. */
export const caseStudy: Kind<CaseStudyFiles, typeof fields> = {
  ...labels,
  group: { id: 'case-studies', title: 'Case studies', main: 'case.md' },
  fields,
  headings: parts,
  hasMarkedBlocks: false,
  read: readCaseStudy,
  Card: CaseStudyCard,
  styles: '@site/learning/kinds/case-study/card.css',
  behavior: null,
  workspace: () => null,
  judgedVersions: () => null,
  engines: () => [],
  files: pathsOf,
  searchText: allText,
  starter: caseStudyStarter,
  check: {
    suites: () => [],
    problems: async (entries, { typeErrors }) => ({
      problems: await typeErrors(entries.map(({ own }) => own.model.path)),
    }),
  },
};
