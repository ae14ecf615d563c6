import { useState } from 'react';
import styles from './BoxInspector.module.css';
import { Choice } from './parts/Choice.tsx';
import { Code } from './parts/Code.tsx';
import { apply, ruleText } from './parts/declarations.ts';
import lab from './parts/lab.module.css';
import { Range } from './parts/Range.tsx';
import { Readings } from './parts/Readings.tsx';
import { Stage } from './parts/Stage.tsx';
import { useMeasured } from './parts/use-measured.ts';

const sizings = ['content-box', 'border-box'] as const;
type Sizing = (typeof sizings)[number];

/** The resulting widths of the content and the border box. Content can't be narrower than 0, so the box may have to grow. */
function widths(sizing: Sizing, width: number, edges: number) {
  const content = sizing === 'content-box' ? width : Math.max(0, width - edges);
  return { content, border: content + edges };
}

export default function BoxInspector() {
  const [sizing, setSizing] = useState<Sizing>('content-box');
  const [width, setWidth] = useState(160);
  const [padding, setPadding] = useState(20);
  const [border, setBorder] = useState(6);
  const [margin, setMargin] = useState(16);

  const [stage, measured] = useMeasured((element) => {
    const box = element.querySelector<HTMLElement>('[data-box]');
    const outer = element.querySelector<HTMLElement>('[data-outer]');
    return (
      box && outer && { content: box.clientWidth - 2 * padding, border: box.offsetWidth, margin: outer.offsetWidth }
    );
  });
  const rule = widths(sizing, width, 2 * (padding + border));
  const declarations = {
    'box-sizing': sizing,
    width: `${width}px`,
    padding: `${padding}px`,
    'border-width': `${border}px`,
    margin: `${margin}px`,
  };

  return (
    <div className={lab.lab}>
      <div className={lab.controls}>
        <Choice legend="box-sizing" options={sizings} value={sizing} onChange={setSizing} />
        <Range label="width" value={width} min={0} max={240} step={4} unit=" px" onChange={setWidth} />
        <Range label="padding" value={padding} min={0} max={40} unit=" px" onChange={setPadding} />
        <Range label="border-width" value={border} min={0} max={20} unit=" px" onChange={setBorder} />
        <Range label="margin" value={margin} min={0} max={40} unit=" px" onChange={setMargin} />
        <Code>{ruleText('.box', declarations)}</Code>
      </div>
      <div className={lab.result}>
        <Stage ref={stage} label="The box">
          <div data-outer className={styles.margin}>
            <div data-box className={styles.box} ref={apply(declarations)}>
              <div className={styles.content} />
            </div>
          </div>
        </Stage>
        <ul className={styles.legend}>
          <li className={styles.keyMargin}>margin</li>
          <li className={styles.keyBorder}>border</li>
          <li className={styles.keyPadding}>padding</li>
          <li className={styles.keyContent}>content</li>
        </ul>
        <Readings
          unit=" px"
          of={[
            { what: 'content', rule: rule.content, measured: measured?.content },
            { what: 'border box', rule: rule.border, measured: measured?.border },
            { what: 'with margin', rule: rule.border + 2 * margin, measured: measured?.margin },
          ]}
        />
      </div>
    </div>
  );
}
