import { useId, useLayoutEffect, useRef, useState } from 'react';
import styles from './BoxInspector.module.css';
import lab from './Lab.module.css';

const start = { width: 160, padding: 20, border: 6, margin: 16 };
const most = { width: 180, padding: 32, border: 16, margin: 32 };
const height = 64;
type Part = keyof typeof start;

/** The space the box takes up, from the inside out; `box-sizing` determines what `width` includes. */
function layers({ width, padding, border, margin }: typeof start, borderBox: boolean) {
  const frame = 2 * (padding + border);
  const [inner, innerHeight] = borderBox ? [Math.max(0, width - frame), Math.max(0, height - frame)] : [width, height];
  let sum = 0;
  return Object.entries({ Content: 0, Padding: padding, Border: border, Margin: margin }).map(([name, side]) => {
    sum += 2 * side;
    return { name, side, size: `${inner + sum} × ${innerHeight + sum}` };
  });
}

export default function BoxInspector() {
  const [values, setValues] = useState(start);
  const [borderBox, setBorderBox] = useState(false);
  const group = useId();
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    for (const [part, value] of Object.entries(values)) box.current?.style.setProperty(`--${part}`, `${value}px`);
  }, [values]);

  const slider = (part: Part) => (
    <div key={part}>
      <label htmlFor={`${group}-${part}`}>
        <code>{part}</code>
      </label>{' '}
      <output htmlFor={`${group}-${part}`}>{values[part]} px</output>
      <input
        id={`${group}-${part}`}
        type="range"
        min={part === 'width' ? 40 : 0}
        max={most[part]}
        value={values[part]}
        onChange={(event) => setValues({ ...values, [part]: Number(event.target.value) })}
      />
    </div>
  );
  const sizing = (value: string, chosen: boolean) => (
    <label>
      <input type="radio" name={group} checked={borderBox === chosen} onChange={() => setBorderBox(chosen)} />{' '}
      <code>{value}</code>
    </label>
  );

  return (
    <div className={`${lab.lab} ${styles.inspector}`}>
      <div className={lab.controls}>
        <fieldset className="choice">
          <legend>box-sizing</legend>
          {sizing('content-box', false)}
          {sizing('border-box', true)}
        </fieldset>
        {(['width', 'padding', 'border', 'margin'] as const).map(slider)}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must reach it when it scrolls */}
      <section className={styles.stage} aria-label="The box" tabIndex={0}>
        <div className={styles.margin}>
          <div ref={box} className={styles.box} data-border-box={borderBox}>
            Content
          </div>
        </div>
      </section>
      <table>
        <thead>
          <tr>
            <th scope="col">Layer</th>
            <th scope="col">Each side</th>
            <th scope="col">Up to its edge</th>
          </tr>
        </thead>
        <tbody>
          {layers(values, borderBox).map(({ name, side, size }) => (
            <tr key={name}>
              <th scope="row" className={styles.layer} data-layer={name}>
                {name}
              </th>
              <td>{name === 'Content' ? '' : `${side} px`}</td>
              <td>{size} px</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
