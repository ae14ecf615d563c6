import type { KeyboardEvent, RefObject } from 'react';
import styles from './TaskManager.module.css';

interface TaskFormProps {
  text: string;
  editing: boolean;
  /** Before the stored tasks are there, nothing can be added to them. */
  disabled: boolean;
  input: RefObject<HTMLInputElement | null>;
  onText: (text: string) => void;
  onSubmit: () => void;
  /** Ends the edit without saving it; null when there is nothing to cancel. */
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

/** Whether a key belongs to an input method; Safari says so only by the key code 229. */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
