import { formatList } from '@site/learning/format';
import type { Section } from '@site/sdk/contract';
import { useState } from 'react';
import type { KeepingProgress } from './keep-files.ts';
import { keepSection } from './keep-section.ts';
import { startKeeping, stopKeeping } from './keeping.ts';
import { keepingLock, requireKept } from './kept-cache.ts';
import { loadSandbox } from './load-sandbox.ts';

/** Work that is under way: of which section, or of the site, and how far it is. */
export interface KeepingWork extends KeepingProgress {
  id: string | null;
}

/** What the reader can have done about pages that are kept, what is being done, and what came of it. @param refresh is called after each */
export function useKeeping(refresh: () => Promise<void>) {
  const [work, setWork] = useState<KeepingWork | null>(null);
  const [outcome, setOutcome] = useState<{ text?: string; problem?: string }>({});
  const show = (id: string | null) => (progress: KeepingProgress) => setWork({ id, ...progress });

  const attempt = async (text: string, run: () => Promise<void>) => {
    setOutcome({});
    setWork({ id: null, kept: 0, total: 0 });
    try {
      await run();
      setOutcome({ text });
    } catch (error) {
      setOutcome({ problem: problemOf(error) });
    }
    setWork(null);
    await refresh();
  };
  const keepAll = (sections: Section[]) =>
    navigator.locks.request(keepingLock, async () => {
      for (const section of sections) await keepSection(await requireKept(), section, show(section.id));
      await requireKept();
      await loadSandbox();
    });

  return {
    work,
    outcome,
    start: () => attempt('The pages that you visit from now on are kept.', () => startKeeping(show(null))),
    keep: (sections: Section[]) =>
      attempt(`${formatList(sections.map(({ title }) => title))} can be opened offline.`, () => keepAll(sections)),
    remove: () => attempt('Nothing is kept anymore.', stopKeeping),
  };
}

function problemOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'QuotaExceededError')
    return 'There is no room left on this device for more. What is kept already can be opened.';
  if (error instanceof TypeError)
    return 'The connection was lost. Try again when you are online: it goes on where it stopped.';
  return error instanceof Error ? error.message : String(error);
}
