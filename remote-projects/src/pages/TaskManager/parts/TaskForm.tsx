import type { KeyboardEvent, RefObject } from 'react';
import styles from './TaskManager.module.css';

interface TaskFormProps {
  text: string;
  editing: boolean;
  /** Tasks can't be added before the stored ones are loaded. */
  disabled: boolean;
  input: RefObject<HTMLInputElement | null>;
  onText: (text: string) => void;
  onSubmit: () => void;
  /** Cancels the edit; null if there is nothing to cancel. */
  onCancel: (() => void) | null;
}

/** The text box for a new task or for the one being edited. Enter submits, Escape cancels. */
export function TaskForm({ text, editing, disabled, input, onText, onSubmit, onCancel }: TaskFormProps) {
  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
    if (event.key === 'Escape' && !isComposing(event)) onCancel?.();
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <label className={styles.field}>
        Task
        <input
          type="text"
          ref={input}
          value={text}
          disabled={disabled}
          autoComplete="off"
          enterKeyHint="done"
          onChange={(event) => onText(event.target.value)}
          onKeyDown={handleKey}
        />
      </label>
      <button type="submit" disabled={disabled}>
        {editing ? 'Update' : 'Add'}
      </button>
      {onCancel && (
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
      )}
    </form>
  );
}

/** Whether a key event belongs to an input method (IME); in Safari, only key code 229 shows it. */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
