import { useState } from 'react';
import lab from './parts/lab.module.css';
import { readSelectorList } from './parts/read-selector.ts';
import { type Specificity as Counts, compare, SelectorError, strongest } from './parts/specificity.ts';
import styles from './Specificity.module.css';

const examples = [
  '#menu li:not(.open), nav a:hover',
  ':is(em, #intro) b, :where(em, #intro) b',
  'form:has(> :invalid) button',
  'li:nth-child(2n + 1 of .done, #last)',
];

const written = (counts: Counts) => `(${counts.join(', ')})`;

/** The specificities of a selector list, or an error message if it can't be parsed. */
function read(text: string) {
  try {
    return { selectors: readSelectorList(text), problem: null };
  } catch (error) {
    if (error instanceof SelectorError) return { selectors: [], problem: error.message };
    throw error;
  }
}

export default function Specificity() {
  const [text, setText] = useState(examples[0] ?? '');
  const { selectors, problem } = read(text);
  const best = strongest(selectors.map(({ specificity }) => specificity));

  return (
    <div className={lab.result}>
      <label className={lab.field}>
        Selectors, with commas between them
        <input
          className={styles.input}
          type="text"
          value={text}
          maxLength={300}
          spellCheck={false}
          autoCapitalize="off"
          aria-invalid={problem !== null}
          aria-describedby="specificity-problem"
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <div className={lab.row}>
        {examples.map((example) => (
          <button key={example} type="button" className={styles.example} onClick={() => setText(example)}>
            {example}
          </button>
        ))}
      </div>
      <p id="specificity-problem" aria-live="polite">
        {problem}
      </p>
      {selectors.map(({ text, parts, specificity }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list may contain a selector twice
        <table key={index} className={styles.table}>
          <caption>
            <code>{text}</code> counts <strong>{written(specificity)}</strong>
            {selectors.length > 1 && compare(specificity, best) === 0 && ', the strongest here'}
          </caption>
          <tbody>
            {parts.map(({ text, kind, adds }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a selector may contain a part twice
              <tr key={at}>
                <th scope="row">
                  <code>{text}</code>
                </th>
                <td>{kind}</td>
                <td>{written(adds)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}
