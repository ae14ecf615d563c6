import type { Ref } from 'react';

/** What the workspace asks of an editor, whichever it is. */
export interface EditorHandle {
  /** Moves the focus to a line, 1-based. */
  goToLine(line: number): void;
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
  file?: string;
  onChange: (code: string) => void;
  /** Its accessible name: {@link editorLabel} by default. */
  label?: string;
  isWrapped: boolean;
  /** Where the reader was writing in the field that this editor replaces, so that writing goes on; null for elsewhere. */
  selection: Selection | null;
  handle: Ref<EditorHandle>;
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
