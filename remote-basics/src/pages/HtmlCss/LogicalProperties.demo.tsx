import { useState } from 'react';
import styles from './LogicalProperties.module.css';
import { Choice } from './parts/Choice.tsx';
import { apply } from './parts/declarations.ts';
import lab from './parts/lab.module.css';
import { Readings } from './parts/Readings.tsx';
import { useMeasured } from './parts/use-measured.ts';

const modes = ['horizontal-tb', 'vertical-rl', 'vertical-lr'] as const;
const directions = ['ltr', 'rtl'] as const;
type Mode = (typeof modes)[number];
type Direction = (typeof directions)[number];

/** Text runs along the inline axis; lines stack along the block axis. */
function sides(mode: Mode, direction: Direction) {
  const [start, end] = mode === 'horizontal-tb' ? ['left', 'right'] : ['top', 'bottom'];
  return {
    inlineStart: direction === 'ltr' ? start : end,
    blockStart: { 'horizontal-tb': 'top', 'vertical-rl': 'right', 'vertical-lr': 'left' }[mode],
    inlineSize: mode === 'horizontal-tb' ? 'width' : 'height',
  };
}

export default function LogicalProperties() {
  const [mode, setMode] = useState<Mode>('horizontal-tb');
  const [direction, setDirection] = useState<Direction>('ltr');
  const rule = sides(mode, direction);

  const [stage, measured] = useMeasured((element) => {
    const box = element.querySelector('[data-box]');
    const style = box && getComputedStyle(box);
    const sideOf = (width: string) =>
      ['top', 'right', 'bottom', 'left'].find((side) => style?.getPropertyValue(`border-${side}-width`) === width);
    const inlineSize = style && Number.parseFloat(style.inlineSize);
    return {
      inlineStart: sideOf('10px'),
      blockStart: sideOf('4px'),
      inlineSize: style && Number.parseFloat(style.width) === inlineSize ? 'width' : 'height',
    };
  });

  return (
    <div className={lab.lab}>
      <div className={lab.controls}>
        <Choice legend="writing-mode" options={modes} value={mode} onChange={setMode} />
        <Choice legend="direction" options={directions} value={direction} onChange={setDirection} />
      </div>
      <div className={lab.result}>
        <div ref={stage} className={`${lab.stage} ${styles.stage}`}>
          <p data-box className={styles.box} ref={apply({ 'writing-mode': mode, direction })}>
            The thick border is at the inline start, the thin one at the block start.
          </p>
        </div>
        <Readings
          of={[
            { what: 'border-inline-start', rule: rule.inlineStart, measured: measured?.inlineStart },
            { what: 'border-block-start', rule: rule.blockStart, measured: measured?.blockStart },
            { what: 'inline-size', rule: rule.inlineSize, measured: measured?.inlineSize },
          ]}
        />
      </div>
    </div>
  );
}
