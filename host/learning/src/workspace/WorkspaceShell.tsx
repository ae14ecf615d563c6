import { useStored } from '@site/sdk/reader-data';
import { editor as editorPreference } from '@site/sdk/reader-data/editor';
import { type CSSProperties, type ReactNode, type RefObject, useRef } from 'react';
import { RunBar, type RunBarProps } from './RunBar.tsx';
import { onRunKeys } from './run-keys.ts';

interface WorkspaceShellProps extends Omit<RunBarProps, 'jumps'> {
  /** The id of the entry, which is the id of its card, too. */
  id: string;
  className: string | undefined;
  /** What the reader writes, as a jump to it is called. */
  written: string;
  /** What a run has found. */
  results: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** What every workspace has around it: the bar that runs it, its keys, the reader's font size. */
export function WorkspaceShell({ id, className, written, results, children, ...bar }: WorkspaceShellProps) {
  const [{ fontSize }] = useStored(editorPreference);
  const workspace = useRef<HTMLDivElement>(null);
  const jumps = [
    { label: 'Task', jump: () => document.getElementById(id)?.scrollIntoView() },
    { label: written, jump: () => workspace.current?.scrollIntoView() },
    { label: 'Results', jump: () => results.current?.scrollIntoView() },
  ];
  return (
    <div
      ref={workspace}
      className={className}
      data-workspace=""
      style={{ '--editor-size': `${fontSize}px` } as CSSProperties}
      onKeyDownCapture={onRunKeys(bar.onRun)}
    >
      <RunBar {...bar} jumps={jumps} />
      {children}
    </div>
  );
}
