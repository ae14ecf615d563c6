import type { Ref, RefObject } from 'react';

/** What the workspace asks of an editor, whichever it is. */
export interface EditorHandle {
  /** Moves the focus to where the reader was writing. */
  focus(): void;
  /** Moves the focus to a line, 1-based. */
  goToLine(line: number): void;
  /**
   * Underlines what is wrong, unless the code is another one by now. A text area cannot.
   * @param code what the marks are about
   */
  mark?(code: string, marks: readonly Mark[]): void;
}

/** A message about a part of the code. */
export interface Mark extends Selection {
  message: string;
}

/** A selection in the code, as offsets of characters. */
export interface Selection {
  from: number;
  to: number;
}

export interface EditorProps {
  /** The code that it shows; when another one is given, it replaces what was written. */
  code: string;
  /** The file that it is, whose language it shows: scripts are highlighted. */
  file: string;
  onChange: (code: string) => void;
  /** Its accessible name. */
  label: string;
  isWrapped: boolean;
  /** Tab indents, where the editor can tell it from leaving. A text area always lets it leave. */
  tabIndents: boolean;
  hasVimKeys: boolean;
  /** Where the reader is writing; null for elsewhere. Read when the editor appears, and set when it goes. */
  writing: RefObject<Selection | null>;
  handle?: Ref<EditorHandle> | undefined;
}

/** The accessible name of an editor for a solution. */
export const editorLabel = 'Your code';

/** The attributes of a text area for code. */
export const plainField = {
  'aria-label': editorLabel,
  spellCheck: false,
  autoCapitalize: 'off',
  autoComplete: 'off',
  autoCorrect: 'off',
} as const;

/** Where the reader is writing in a text area; null for elsewhere. */
export function selectionIn(field: HTMLTextAreaElement | null): Selection | null {
  return field && document.activeElement === field ? { from: field.selectionStart, to: field.selectionEnd } : null;
}
