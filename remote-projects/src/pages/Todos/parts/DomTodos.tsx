import { useEffect, useRef } from 'react';
import { startTodos } from './dom-todos.ts';
import styles from './Todos.module.css';

/** The markup of a page without React. React renders it once and never again; the script makes all later changes. */
export function DomTodos() {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? startTodos(root.current) : undefined), []);

  return (
    <div ref={root}>
      <form className={styles.form}>
        <label>
          New task
          <input type="text" autoComplete="off" enterKeyHint="done" />
        </label>
        <button type="submit">Add</button>
      </form>
      <h4>
        Task List <output>(0)</output>
      </h4>
      <ul className={styles.list} />
    </div>
  );
}
