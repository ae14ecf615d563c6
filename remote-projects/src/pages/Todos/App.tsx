import { DomTodos } from './parts/DomTodos.tsx';
import { ReactTodos } from './parts/ReactTodos.tsx';
import styles from './parts/Todos.module.css';

/** The same todo list twice: rendered from state by React, and updated by hand. */
export default function App() {
  return (
    <div className={styles.sides}>
      <section aria-labelledby="todos-react">
        <h3 id="todos-react">React</h3>
        <ReactTodos />
      </section>
      <section aria-labelledby="todos-dom">
        <h3 id="todos-dom">Plain DOM</h3>
        <DomTodos />
      </section>
    </div>
  );
}
