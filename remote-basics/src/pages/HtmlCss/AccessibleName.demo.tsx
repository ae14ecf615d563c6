import { useState } from 'react';
import styles from './AccessibleName.module.css';
import boat from './images/boat.svg';
import { accessibleName } from './parts/accessible-name.ts';
import { Choice } from './parts/Choice.tsx';
import { Code } from './parts/Code.tsx';
import lab from './parts/lab.module.css';
import { Toggle } from './parts/Toggle.tsx';
import { useMeasured } from './parts/use-measured.ts';

/** Each kind of element, with the sources its name can come from. */
const kinds = {
  'text field': ['aria-labelledby', 'aria-label', 'label', 'title', 'placeholder'],
  button: ['aria-labelledby', 'aria-label', 'content', 'title'],
  image: ['aria-labelledby', 'aria-label', 'alt', 'title'],
};
type Kind = keyof typeof kinds;
const names: Kind[] = ['text field', 'button', 'image'];

export default function AccessibleName() {
  const [kind, setKind] = useState<Kind>('text field');
  const [given, setGiven] = useState(['label', 'alt', 'content', 'title', 'placeholder']);
  const [stage, found] = useMeasured((element) => {
    const sample = element.querySelector('[data-sample]');
    return sample && { ...accessibleName(sample), html: markup(element) };
  });

  const has = (source: string) => given.includes(source);
  const give = (source: string, on: boolean) =>
    setGiven(on ? [...given, source] : given.filter((one) => one !== source));
  const attributes = {
    'data-sample': '',
    'aria-labelledby': has('aria-labelledby') ? 'sample-heading' : undefined,
    'aria-label': has('aria-label') ? 'Name by aria-label' : undefined,
    title: has('title') ? 'Name by title' : undefined,
  };

  return (
    <div className={lab.lab}>
      <div className={lab.controls}>
        <Choice legend="The element" options={names} value={kind} onChange={setKind} />
        <fieldset className={styles.sources}>
          <legend>It has</legend>
          {kinds[kind].map((source) => (
            <Toggle key={source} checked={has(source)} onChange={(on) => give(source, on)}>
              {source}
            </Toggle>
          ))}
        </fieldset>
      </div>
      <div className={lab.result}>
        <div ref={stage} className={lab.stage}>
          <p id="sample-heading">Name by aria-labelledby</p>
          {kind === 'text field' && (
            <p>
              {has('label') && <label htmlFor="sample-field">Name by label</label>}{' '}
              <input
                id="sample-field"
                placeholder={has('placeholder') ? 'Name by placeholder' : undefined}
                {...attributes}
              />
            </p>
          )}
          {kind === 'button' && (
            <button type="button" {...attributes}>
              {has('content') ? 'Name by content' : <span aria-hidden="true">★</span>}
            </button>
          )}
          {kind === 'image' && (
            <img src={boat} width="160" height="120" alt={has('alt') ? 'Name by alt' : undefined} {...attributes} />
          )}
        </div>
        <p aria-live="polite">
          A screen reader says <strong>{found ? found.name || 'no name at all' : '…'}</strong>
        </p>
        <ol className={styles.steps} aria-label="Sources in the order they are asked">
          {found?.sources.map(({ source, text }) => (
            <li key={source} data-used={source === found.from}>
              {source}: {text ?? 'nothing'}
              {source === found.from && ', which is taken'}
            </li>
          ))}
        </ol>
        {found && <Code>{found.html}</Code>}
      </div>
    </div>
  );
}

/** The markup of the stage, without the demo's own attributes. */
function markup(stage: Element): string {
  return [...stage.querySelectorAll('p[id], label, [data-sample]')]
    .map((element) => element.outerHTML.replace(/ (?:data-sample|style|src|value|width|height|type)="[^"]*"/g, ''))
    .join('\n');
}
