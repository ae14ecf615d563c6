import { useId, useRef, useState } from 'react';
import { PreviewFrame } from '../../../workspace/PreviewFrame.tsx';
import type { ConsoleLine, RunState } from '../../../workspace/run-state.ts';
import { useSettledValue } from '../../../workspace/use-settled-value.ts';
import type { ChallengeFiles, Variant } from '../challenge-files.ts';
import { previewOf, type Written } from '../program.ts';
import styles from './Preview.module.css';
import { useWidth } from './use-width.ts';

interface PreviewProps {
  challenge: ChallengeFiles;
  variant: Variant;
  written: Written;
  /** What shows a component in the sandbox. */
  library: string[];
  /** Called with everything that the component has printed since it is shown. */
  onPrint: (lines: readonly ConsoleLine[]) => void;
}

/** How long after the last key the component is shown again, in milliseconds. */
const pause = 500;

/** In CSS pixels. */
const widths = { Phone: 375, Desktop: 1024 };

/** The reader's own component, or the reference solution, which shows what to build. */
const components = ['Mine', 'Target'] as const;

/**
 * The component as it is, in a frame as wide as a phone or a desktop; shown again soon after the reader has changed it. In its place
 * the reader can see and try the one that the challenge wants.
 */
export function Preview({ challenge, variant, written, library, onPrint }: PreviewProps) {
  const heading = useId();
  const box = useRef<HTMLDivElement>(null);
  const [screen, setScreen] = useState<keyof typeof widths>('Phone');
  const [component, setComponent] = useState<(typeof components)[number]>('Mine');
  const [failure, setFailure] = useState('');
  const mine = useSettledValue(previewOf(challenge, variant, written), pause);
  const target = { code: challenge[variant].solution, styles: challenge.styles };
  const { files, entry } = component === 'Mine' ? mine : previewOf(challenge, variant, target);
  const room = useWidth(box);
  const scale = Math.min(1, room / widths[screen]);
  const shown = JSON.stringify(files);
  const follow = ({ errors, output }: RunState) => {
    setFailure(errors.at(-1)?.message ?? '');
    onPrint(output);
  };
  return (
    <section aria-labelledby={heading} className={styles.preview}>
      <div className={styles.head}>
        <h3 id={heading}>What it looks like</h3>
        <Choice label="Component" options={components} chosen={component} onChoose={setComponent} />
        <Choice label="Width" options={['Phone', 'Desktop']} chosen={screen} onChoose={setScreen} />
      </div>
      <div ref={box} className={styles.box}>
        <PreviewFrame
          key={shown}
          program={{ files, entry, libraries: library, environment: 'document', only: null }}
          onRun={follow}
          style={{ width: widths[screen], height: `${100 / scale}%`, transform: `scale(${scale})` }}
        />
      </div>
      <p role="status" className={styles.failure}>
        {failure}
      </p>
    </section>
  );
}

interface ChoiceProps<Option> {
  label: string;
  options: readonly Option[];
  chosen: Option;
  onChoose: (option: Option) => void;
}

function Choice<Option extends string>({ label, options, chosen, onChoose }: ChoiceProps<Option>) {
  const name = useId();
  return (
    <fieldset>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option}>
          <input type="radio" name={name} checked={option === chosen} onChange={() => onChoose(option)} /> {option}
        </label>
      ))}
    </fieldset>
  );
}
