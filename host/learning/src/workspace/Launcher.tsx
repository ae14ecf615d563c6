import { Button } from '@site/sdk/ui/button';
import { type ComponentType, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { dropHash, freshHash, isCodeHash } from './code-hash.ts';
import { plainField, type Selection, selectionIn } from './editor-props.ts';
import { hasStoredAttempt } from './has-stored-attempt.ts';
import styles from './Launcher.module.css';

/** What a workspace works with, as far as the launcher has to do with it. */
export interface LaunchedParts {
  /** Goes on with what the reader wrote before the workspace was there. */
  adopt(code: string): void;
  /** Begins a new attempt with the code of the start. */
  begin(): void;
  close(): void;
}

/** What every workspace gets from the launcher. */
export interface LaunchedProps<Parts> {
  /** The id of the entry, which is the id of its card, too. */
  id: string;
  parts: Parts;
  /** Where the reader was writing before it was there. */
  selection: Selection | null;
  /** Whether the reader asked for a run before the workspace was there. */
  isRunAsked: () => boolean;
  /** How many hints the card has. */
  hints: number;
  /** Opens a part of the card and takes the reader there. */
  showPart: (name: string) => void;
  notify: (text: string) => void;
}

/** The module of a workspace, which is loaded when a reader begins. */
interface WorkspaceModule<Parts> {
  /** @param base the address of the section's release @param id the id of the entry */
  startWorkspace(base: string, id: string): Promise<Parts>;
  Workspace: ComponentType<LaunchedProps<Parts>>;
}

export interface LauncherProps<Parts> {
  /** Loads the workspace of the kind. */
  load: () => Promise<WorkspaceModule<Parts>>;
  /** The id of the entry. */
  id: string;
  /** The address of the section's release. */
  base: string;
  /** The code that the reader begins with. */
  start: string;
  /** How many hints the card has. */
  hints: number;
  showPart: (name: string) => void;
  notify: (text: string) => void;
}

interface Ready<Parts> {
  parts: Parts;
  Workspace: WorkspaceModule<Parts>['Workspace'];
  /** Where the reader has been writing until now. */
  field: HTMLTextAreaElement | null;
}

/**
 * The start of an entry as a text area over its highlighted code. The workspace is loaded when the reader goes into it, runs it, has
 * an attempt from before, or comes by a link with code or for a fresh start; then it takes its place, with what was written.
 */
export function Launcher<Parts extends LaunchedParts>({ load, id, base, start, ...props }: LauncherProps<Parts>) {
  const field = useRef<HTMLTextAreaElement>(null);
  const isRunAsked = useRef(false);
  const isOpening = useRef(false);
  const isGone = useRef(false);
  const [draft, setDraft] = useState(start);
  const [isMoved, setMoved] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [ready, setReady] = useState<Ready<Parts> | null>(null);

  const open = async () => {
    if (isOpening.current) return;
    isOpening.current = true;
    setFailed(false);
    try {
      const { startWorkspace, Workspace } = await load();
      const parts = await startWorkspace(base, id);
      if (isGone.current) return parts.close();
      if (location.hash === freshHash) beginAfresh(parts);
      setReady({ parts, Workspace, field: field.current });
    } catch (error) {
      console.error(error);
      isOpening.current = false;
      setFailed(true);
    }
  };
  const run = () => {
    isRunAsked.current = true;
    void open();
  };
  const openIfBegun = useEffectEvent(async () => {
    const isAsked = isCodeHash(location.hash) || location.hash === freshHash;
    if (isAsked || (await hasStoredAttempt(id))) await open();
  });
  useEffect(() => {
    isGone.current = false;
    void openIfBegun();
    return () => {
      isGone.current = true;
    };
  }, []);
  useEffect(() => () => ready?.parts.close(), [ready]);

  if (ready) return <Launched {...ready} {...{ id, start }} isRunAsked={() => isRunAsked.current} {...props} />;
  return (
    <>
      <textarea
        {...plainField}
        ref={field}
        className={styles.field}
        data-moved={isMoved || draft !== start ? '' : undefined}
        wrap="off"
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
        onScroll={() => setMoved(true)}
        onFocus={open}
        onPointerDown={open}
      />
      <div className={styles.row}>
        {/* From the pointer's first touch on: the workspace may take the button's place before the click is over. */}
        <Button tone="primary" onPointerDown={run} onClick={run}>
          Run
        </Button>
        <p role="status">{hasFailed && 'The editor did not arrive. What you wrote is still here: try again.'}</p>
      </div>
    </>
  );
}

/** Does what the hash of the address asks for, once: after a reload the reader goes on with that attempt. */
function beginAfresh(parts: LaunchedParts): void {
  dropHash();
  parts.begin();
}

interface LaunchProps<Parts> extends Ready<Parts>, Omit<LaunchedProps<Parts>, 'selection'> {
  start: string;
}

/**
 * The workspace, which takes over in the same task in which the text area goes: no key is lost between them. Where the button
 * below the text area had the focus, the workspace's own, which comes first in it, has it then.
 */
function Launched<Parts extends LaunchedParts>({ Workspace, field, start, ...props }: LaunchProps<Parts>) {
  const [selection] = useState(() => {
    const written = field?.value ?? start;
    if (written !== start) props.parts.adopt(written);
    return selectionIn(field);
  });
  const [left] = useState(() =>
    field?.nextElementSibling?.contains(document.activeElement) ? field.parentElement : null,
  );
  useLayoutEffect(() => left?.querySelector<HTMLElement>('[data-workspace] button')?.focus(), [left]);
  return <Workspace {...props} selection={selection} />;
}
