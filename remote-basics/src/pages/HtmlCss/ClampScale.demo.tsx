import { useState } from 'react';
import styles from './ClampScale.module.css';
import { Code } from './parts/Code.tsx';
import { apply } from './parts/declarations.ts';
import { type FluidSize, fluidClamp, fluidSizeAt } from './parts/fluid-size.ts';
import lab from './parts/lab.module.css';
import { Range } from './parts/Range.tsx';

const steps = ['small', 'body', 'h3', 'h2', 'h1'];
const viewports = { minViewport: 320, maxViewport: 1280 };

/** A step of the scale: the body size times the ratio to the power of the step. Both grow with the viewport. */
function step(index: number, body: number, ratio: number): FluidSize {
  const power = index - 1;
  return { ...viewports, minSize: body * 1.2 ** power, maxSize: (body + 2) * ratio ** power };
}

export default function ClampScale() {
  const [body, setBody] = useState(16);
  const [ratio, setRatio] = useState(1.33);
  const [viewport, setViewport] = useState(800);
  const scale = steps.map((name, index) => ({ name, size: step(index, body, ratio) }));

  return (
    <div className={lab.lab}>
      <div className={lab.controls}>
        <Range label="Viewport" value={viewport} min={240} max={1600} step={20} unit=" px" onChange={setViewport} />
        <Range label="Body size at 320 px" value={body} min={14} max={20} unit=" px" onChange={setBody} />
        <Range label="Ratio at 1280 px" value={ratio} min={1.2} max={1.5} step={0.01} onChange={setRatio} />
        <p className={lab.note}>At 320 px the ratio is 1.2. Below and above both widths nothing changes.</p>
      </div>
      <div className={lab.result}>
        <ul className={`${lab.stage} ${styles.scale}`} aria-label={`The scale at ${viewport} px`}>
          {scale.toReversed().map(({ name, size }) => (
            <li key={name}>
              <span className={styles.sample} ref={apply({ 'font-size': `${fluidSizeAt(size, viewport)}px` })}>
                Hamburg
              </span>{' '}
              <span className={styles.facts}>
                {name}, {fluidSizeAt(size, viewport).toFixed(1)} px
              </span>
            </li>
          ))}
        </ul>
        <Code>{scale.map(({ name, size }) => `--${name}: ${fluidClamp(size)};`).join('\n')}</Code>
      </div>
    </div>
  );
}
