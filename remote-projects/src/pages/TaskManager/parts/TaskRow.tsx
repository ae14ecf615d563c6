import { excerpt } from './excerpt.ts';
import styles from './TaskManager.module.css';
import type { Task } from './task.ts';

interface TaskRowProps {
  task: Task;
  edited: boolean;
  onToggle: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** One task; clicking its text toggles "completed". */
export function TaskRow({ task, edited, onToggle, onEdit, onDelete }: TaskRowProps) {
  const about = excerpt(task.text);
  return (
    <li className={styles.row} data-task={task.id} aria-current={edited || undefined}>
      <label className={`${styles.text} ${styles.task}`}>
        <input type="checkbox" checked={task.completed} onChange={onToggle} data-control="completed" />
        <span>{task.text}</span>
      </label>
      <span className={styles.actions}>
        <button type="button" aria-description={about} onClick={onEdit} data-control="edit">
          Edit
        </button>
        <button type="button" aria-description={about} onClick={onDelete} data-control="delete">
          Delete
        </button>
      </span>
    </li>
  );
}
