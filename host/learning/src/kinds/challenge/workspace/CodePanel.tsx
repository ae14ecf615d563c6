import { type RefObject, useId } from 'react';
import { CheckTypes } from '../../../workspace/CheckTypes.tsx';
import { CodeActions } from '../../../workspace/CodeActions.tsx';
import { Editor } from '../../../workspace/Editor.tsx';
import type { EditorHandle, Selection } from '../../../workspace/editor-props.ts';
import { Tabs } from '../../../workspace/Tabs.tsx';
import { type Variant, variants } from '../challenge-files.ts';
import styles from './ChallengeWorkspace.module.css';
import { tabFiles } from './files.ts';
import type { ChallengeParts } from './start-workspace.ts';

interface CodePanelProps {
  parts: ChallengeParts;
  variant: Variant;
  onVariant: (variant: Variant) => void;
  /** The name of the file that is shown. */
  file: string;
  onFile: (name: string) => void;
  codeOf: (file: string) => string;
  onChange: (file: string, code: string) => void;
  onReset: (file: string) => void;
  /** Undoes the reset of a file; null if there is none to undo. */
  undo: { file: string; onUndo: () => void } | null;
  selection: Selection | null;
  handle: RefObject<EditorHandle | null>;
  hints: number;
  showPart: (name: string) => void;
}

const variantTabs = [
  { id: 'react', label: 'React' },
  { id: 'dom', label: 'Plain DOM' },
] as const;

/** What the reader writes: React or plain DOM, and the files of it in tabs. */
export function CodePanel({ parts, variant, onVariant, file, onFile, codeOf, onChange, ...props }: CodePanelProps) {
  const { selection, handle, onReset, undo, hints, showPart } = props;
  const [variantPanel, filePanel] = [useId(), useId()];
  const files = tabFiles(parts.challenge, variant);
  const shown = files.find(({ name }) => name === file) ?? files[0];
  const edited = shown.isEditable ? shown : undefined;
  const { props: propsFile } = parts.challenge;
  const given = propsFile === null ? {} : { 'props.ts': propsFile };
  return (
    <div className={styles.code}>
      <Tabs label="Written in" tabs={variantTabs} selected={variant} onSelect={onVariant} panel={variantPanel} />
      <div role="tabpanel" id={variantPanel} aria-label={variantTabs.find(({ id }) => id === variant)?.label}>
        <Tabs
          label="Files"
          tabs={files.map(({ name }) => ({ id: name, label: name }))}
          selected={shown.name}
          onSelect={onFile}
          panel={filePanel}
        />
        <div role="tabpanel" id={filePanel} aria-label={shown.name} className={styles.editor}>
          {shown.isEditable ? (
            <Editor
              key={shown.name}
              loaded={parts.CodeEditor}
              file={shown.name}
              code={codeOf(shown.name)}
              onChange={(code) => onChange(shown.name, code)}
              selection={shown.name === variants.react ? selection : null}
              handle={handle}
            />
          ) : (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls can be reached with the keyboard
            <pre tabIndex={0}>{shown.text}</pre>
          )}
        </div>
        {edited && (
          <CodeActions
            key={edited.name}
            file={edited.name}
            code={codeOf(edited.name)}
            onChange={(code) => onChange(edited.name, code)}
            onReset={() => onReset(edited.name)}
            onUndo={undo?.file === edited.name ? undo.onUndo : null}
            {...{ hints, showPart }}
          />
        )}
        {edited && (
          <CheckTypes
            key={`types of ${edited.name}`}
            files={{ files: { ...given, [edited.name]: codeOf(edited.name) }, editable: edited.name }}
            editor={handle}
            onGoTo={(line) => handle.current?.goToLine(line)}
          />
        )}
      </div>
    </div>
  );
}
