import { entryFields } from '../../entry-fields.ts';
import { questions } from '../../groups.ts';
import type { Kind } from '../../kind.ts';
import { allText } from '../../search-text.ts';
import { BugCard } from './card.tsx';
import { checkBug } from './check.ts';
import { labels } from './labels.ts';
import { type BugParts, bugParts, isHtml } from './parts.ts';
import { bugStarter } from './starter.ts';
import { bugWorkspace } from './workspace.ts';

/** Code with a bug, the test that finds it, and the repair. */
export const bug: Kind<BugParts> = {
  ...labels,
  group: questions,
  fields: entryFields,
  headings: ['What goes wrong', 'The failing test', 'Broken', 'Fixed', 'Cause', 'How to catch it'],
  hasMarkedBlocks: true,
  read: bugParts,
  Card: BugCard,
  styles: null,
  behavior: null,
  workspace: bugWorkspace,
  judgedVersions: () => null,
  engines: (parts) => [isHtml(parts) ? 'chromium' : 'vitest'],
  files: () => [],
  searchText: allText,
  starter: bugStarter,
  check: checkBug,
};
