import { readHistory, readState, versionIn } from './ledger.ts';
import { originVariable } from './site-origin.ts';
import type { Store } from './store.ts';

const nameWidth = originVariable.length;

/** Lists what is live and what was, the newest first, as lines of text. */
export function listReleases(store: Store): string[] {
  const live = readState(store);
  if (live.entry.sequence === 0) return [`Nothing is released in ${store.dir} yet. "npm start" releases everything.`];
  const now = [
    'Live:',
    row('host', live.entry.host ?? '', '', ''),
    ...(live.entry.origin ? [row(originVariable, live.entry.origin, '', '')] : []),
    ...live.sections.map(({ id, version, commit, owner }) => row(id, version, commit ?? '', owner)),
  ];
  const past = readHistory(store).flatMap(({ sequence, state, problem }) => {
    const number = String(sequence).padStart(6);
    if (!state) return [`  ${number}  damaged: ${problem}`];
    const { at, action, subjects } = state.entry;
    const time = at.slice(0, 19).replace('T', ' ');
    return subjects.map(
      (id) => `  ${number}  ${time}  ${action.padEnd(8)}  ${id.padEnd(nameWidth)}  ${versionIn(state, id) ?? ''}`,
    );
  });
  return [...now, '', 'History:', ...past];
}

function row(id: string, version: string, commit: string, owner: string): string {
  return `  ${id.padEnd(nameWidth)}  ${version.padEnd(12)}  ${commit.padEnd(13)}  ${owner}`.trimEnd();
}
