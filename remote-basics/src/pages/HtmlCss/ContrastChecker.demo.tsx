import { useState } from 'react';
import styles from './ContrastChecker.module.css';
import { ColourField } from './parts/ColourField.tsx';
import { parseColour, toHex } from './parts/colour.ts';
import { contrast, nearestPassing } from './parts/contrast.ts';
import { apply } from './parts/declarations.ts';
import lab from './parts/lab.module.css';

const needs = [
  { what: 'Text', aa: 4.5, aaa: 7 },
  { what: 'Large text: 24 px, or bold from 18.7 px', aa: 3, aaa: 4.5 },
  { what: 'Borders of controls, icons, focus', aa: 3, aaa: null },
];

const verdict = (ratio: number, need: number | null) => (need === null ? 'no rule' : ratio >= need ? 'pass' : 'fail');

export default function ContrastChecker() {
  const [text, setText] = useState('#b8450f');
  const [background, setBackground] = useState('#ffffff');
  const ink = parseColour(text);
  const paper = parseColour(background);
  const ratio = ink && paper && contrast(ink, paper);
  const next = (ratio ?? 0) < 4.5 ? 4.5 : 7;
  const repaired = ink && paper && nearestPassing(ink, paper, next);
  const canRepair = repaired && (ratio ?? 0) < 7;

  return (
    <div className={lab.lab}>
      <div className={lab.controls}>
        <ColourField label="Text" value={text} onChange={setText} />
        <ColourField label="Background" value={background} onChange={setBackground} />
        <div>
          <button type="button" aria-disabled={!canRepair} onClick={() => canRepair && setText(repaired)}>
            Make the text pass {next}
          </button>
        </div>
      </div>
      <div className={lab.result}>
        {ink && paper && (
          <div className={styles.sample} ref={apply({ color: toHex(ink), background: toHex(paper) })}>
            <p className={styles.large}>Large text</p>
            <p>Text of the usual size, as in this line.</p>
          </div>
        )}
        <p aria-live="polite">
          Contrast <strong>{ratio ? `${(Math.floor(ratio * 100) / 100).toFixed(2)} : 1` : 'cannot be told'}</strong>
        </p>
        <table className={styles.verdicts}>
          <thead>
            <tr>
              <th scope="col">For</th>
              <th scope="col">AA</th>
              <th scope="col">AAA</th>
            </tr>
          </thead>
          <tbody>
            {needs.map(({ what, aa, aaa }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td data-verdict={verdict(ratio ?? 0, aa)}>
                  {aa}: {verdict(ratio ?? 0, aa)}
                </td>
                <td data-verdict={verdict(ratio ?? 0, aaa)}>
                  {aaa ? `${aaa}: ${verdict(ratio ?? 0, aaa)}` : 'no rule'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
