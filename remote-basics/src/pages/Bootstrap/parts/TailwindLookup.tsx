import { useAddressState } from '@site/sdk/address-state';
import { Field } from '@site/sdk/ui/field';
import { useEffect, useId, useRef, useState } from 'react';
import { CodeBlock } from './CodeBlock.tsx';
import { LookupWorker } from './lookup-worker.ts';
import styles from './TailwindLookup.module.css';

const examples = ['md:hover:bg-sky-500/50', 'grid-cols-[1fr_2fr]', '-mt-7', 'group-hover:underline', 'btn'];

const params = { text: 'class' };

type Result = { name: string; css: string | null } | 'failed' | null;

/** A text box for any class: shows what Tailwind generates for it, or that Tailwind has no such class. */
export function TailwindLookup() {
  const [{ text }, change] = useAddressState(params);
  const [result, setResult] = useState<Result>(null);
  const [worker] = useState(() => new LookupWorker());
  const list = useId();
  const name = text.trim().replace(/^\./, '').split(/\s+/)[0] ?? '';
  const box = useRef<HTMLInputElement>(null);

  useEffect(() => () => worker.end(), [worker]);
  useEffect(() => {
    if (!name) return;
    worker.ask(
      name,
      (css) => setResult({ name, css }),
      () => setResult('failed'),
    );
  }, [worker, name]);

  const choose = (example: string) => {
    change({ text: example });
    box.current?.focus();
  };

  return (
    <div className={styles.lookup}>
      <Field
        label="Class"
        className={styles.field}
        ref={box}
        type="text"
        value={text}
        aria-describedby={list}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => change({ text: event.target.value })}
      />
      <p id={list} className={styles.examples}>
        Try{' '}
        {examples.map((example) => (
          <button key={example} type="button" onClick={() => choose(example)}>
            {example}
          </button>
        ))}
      </p>
      <div className={styles.answer} aria-live="polite">
        {name ? <AnswerText name={name} result={result} /> : <p>Type a class to see its CSS.</p>}
      </div>
    </div>
  );
}

function AnswerText({ name, result }: { name: string; result: Result }) {
  if (result === 'failed') return <p role="alert">Tailwind could not be loaded. Type again to try once more.</p>;
  if (result?.name !== name) return <p>Asking Tailwind…</p>;
  if (result.css !== null) return <CodeBlock label={`CSS of ${name}`} code={result.css} />;
  return (
    <p>
      Tailwind does not know <code>{name}</code>.
    </p>
  );
}
