import { useState } from 'react';
import { Choice } from './parts/Choice.tsx';
import { Code } from './parts/Code.tsx';
import lab from './parts/lab.module.css';
import { pickCandidate } from './parts/pick-candidate.ts';
import { Range } from './parts/Range.tsx';
import { Toggle } from './parts/Toggle.tsx';
import styles from './SrcsetPicker.module.css';

const widths = [320, 640, 960, 1280, 1920];
const densities = ['1', '1.5', '2', '3'] as const;

const markup = `<img
  src="sea-640.jpg"
  srcset="${widths.map((width) => `sea-${width}.jpg ${width}w`).join(',\n          ')}"
  sizes="(width >= 1000px) 50vw, 100vw"
  alt="The sea at noon">`;

/** `sizes`: the first condition that is true determines the width of the image. */
const slotAt = (viewport: number) => (viewport >= 1000 ? viewport / 2 : viewport);

export default function SrcsetPicker() {
  const [viewport, setViewport] = useState(390);
  const [density, setDensity] = useState<(typeof densities)[number]>('2');
  const [saving, setSaving] = useState(false);
  const slot = slotAt(viewport);
  /** With Save-Data, a browser may choose any smaller file; here it acts as if the pixel density were 1. */
  const wanted = saving ? 1 : Number(density);
  const picked = pickCandidate(widths, slot, wanted);

  return (
    <div className={lab.lab}>
      <div className={lab.controls}>
        <Range label="Viewport" value={viewport} min={280} max={2000} step={10} unit=" px" onChange={setViewport} />
        <Choice legend="Device pixels per CSS pixel" options={densities} value={density} onChange={setDensity} />
        <Toggle checked={saving} onChange={setSaving}>
          the browser saves data
        </Toggle>
        <Code>{markup}</Code>
      </div>
      <div className={lab.result}>
        <p>
          The image is {slot} px wide, {viewport >= 1000 ? '50vw' : '100vw'}. Sharp are {slot} × {density} ={' '}
          {slot * Number(density)} pixels.
        </p>
        <p>
          Fetched: <output>sea-{picked}.jpg</output>
        </p>
        <table className={styles.candidates}>
          <thead>
            <tr>
              <th scope="col">File</th>
              <th scope="col">Density</th>
              <th scope="col">Verdict</th>
            </tr>
          </thead>
          <tbody>
            {widths.map((width) => (
              <tr key={width} data-picked={width === picked}>
                <th scope="row">{width}w</th>
                <td>
                  {width} / {slot} = {(width / slot).toFixed(2)}
                </td>
                <td>
                  {width === picked
                    ? 'fetched'
                    : width / slot < Number(density)
                      ? 'too few pixels'
                      : 'more than needed'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
