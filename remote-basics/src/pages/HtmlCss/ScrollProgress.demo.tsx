import { useState } from 'react';
import { Choice } from './parts/Choice.tsx';
import { Code } from './parts/Code.tsx';
import { apply, ruleText } from './parts/declarations.ts';
import lab from './parts/lab.module.css';
import { Readings } from './parts/Readings.tsx';
import { Stage } from './parts/Stage.tsx';
import { useMeasured } from './parts/use-measured.ts';
import { useSupported } from './parts/use-supported.ts';
import styles from './ScrollProgress.module.css';

const ranges = ['entry', 'contain', 'cover'] as const;
const paragraphs = [
  'The bar above',
  'grows as you scroll.',
  'No script listens.',
  'Each line',
  'comes in',
  'by itself.',
  'The end.',
];

/** Set after the `animation` shorthand of the stylesheet, which resets the timeline. */
const bar = { 'animation-timeline': 'scroll(nearest block)' };

export default function ScrollProgress() {
  const [range, setRange] = useState<(typeof ranges)[number]>('entry');
  const [scrolled, setScrolled] = useState(0);
  const supported = useSupported('(animation-timeline: scroll())');
  const line = { 'animation-timeline': 'view()', 'animation-range': range };

  const [box, measured] = useMeasured((element) => {
    const scale = new DOMMatrixReadOnly(getComputedStyle(element.querySelector('[data-bar]') ?? element).transform).a;
    return supported ? Math.round(scale * 100) : null;
  });
  const follow = ({ scrollTop, scrollHeight, clientHeight }: HTMLElement) =>
    setScrolled(scrollTop / Math.max(1, scrollHeight - clientHeight));

  return (
    <div className={lab.lab}>
      <div className={lab.controls}>
        <Choice legend="animation-range of the lines" options={ranges} value={range} onChange={setRange} />
        <Code>{`${ruleText('.bar', bar)}\n${ruleText('.line', line)}`}</Code>
      </div>
      <div className={lab.result}>
        {supported === false && (
          <p className={lab.note}>
            This browser does not know scroll timelines: the bar stays full and the lines stand still.
          </p>
        )}
        <div onScrollCapture={() => box.current && follow(box.current)}>
          <Stage ref={box} label="A text that scrolls" className={styles.box}>
            <div data-bar className={styles.bar} ref={apply(bar)} />
            {paragraphs.map((text) => (
              <p key={text} className={styles.line} ref={apply(line)}>
                {text}
              </p>
            ))}
          </Stage>
        </div>
        <Readings unit="%" of={[{ what: 'width of the bar', rule: Math.round(scrolled * 100), measured }]} />
      </div>
    </div>
  );
}
