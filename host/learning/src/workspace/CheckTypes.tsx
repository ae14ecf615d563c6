import { Button } from '@site/sdk/ui/button';
import { type ComponentType, useId, useState } from 'react';
import { typeCheckerSize } from '../type-check/size.ts';
import type { TypeErrorsProps } from '../type-check/TypeErrors.tsx';
import styles from './Workspace.module.css';

/** Finds the type errors of code in TypeScript. What does it is loaded when the reader first asks for it. */
export function CheckTypes(props: Omit<TypeErrorsProps, 'asked' | 'onMessage'>) {
  const status = useId();
  const [asked, setAsked] = useState(0);
  const [List, setList] = useState<ComponentType<TypeErrorsProps>>();
  const [message, setMessage] = useState(`${typeCheckerSize}, loaded once`);
  const check = async () => {
    setMessage('Loading the type checker …');
    try {
      const { TypeErrors } = await import('../type-check/TypeErrors.tsx');
      setList(() => TypeErrors);
      setAsked(asked + 1);
    } catch (error) {
      console.error(error);
      setMessage('The type checker did not load. Check the connection and try again.');
    }
  };
  if (!/\.tsx?$/.test(props.files.editable)) return null;
  return (
    <>
      <div className={styles.actions}>
        <Button aria-describedby={status} onClick={check}>
          Check types
        </Button>
        <p id={status} role="status" className={styles.status}>
          {message}
        </p>
      </div>
      {List && <List {...props} asked={asked} onMessage={setMessage} />}
    </>
  );
}
