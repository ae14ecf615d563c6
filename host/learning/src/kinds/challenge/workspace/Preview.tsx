import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { Program, RunEvent } from '../../../runner/protocol.ts';
import { sandboxRights } from '../../../runner/SandboxFrame.ts';
import { showProgram } from '../../../runner/show-program.ts';
import type { ConsoleLine } from '../../../workspace/run-state.ts';
import type { ChallengeFiles, Variant } from '../challenge-files.ts';
import { previewOf, type Written } from '../program.ts';
import styles from './Preview.module.css';
import { useSettledValue } from './use-settled-value.ts';
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
  return (
    <section aria-labelledby={heading} className={styles.preview}>
      <div className={styles.head}>
        <h3 id={heading}>What it looks like</h3>
        <Choice label="Component" options={components} chosen={component} onChoose={setComponent} />
        <Choice label="Width" options={['Phone', 'Desktop']} chosen={screen} onChoose={setScreen} />
      </div>
      <div ref={box} className={styles.box}>
        <Frame
          key={shown}
          program={{ files, entry, libraries: library, environment: 'document', only: null }}
          onFailure={setFailure}
          onPrint={onPrint}
          size={{ width: widths[screen], scale }}
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

interface FrameProps {
  program: Program;
  onFailure: (message: string) => void;
  onPrint: (lines: readonly ConsoleLine[]) => void;
  /** The width in CSS pixels, and by how much it is made smaller. */
  size: { width: number; scale: number };
}

/** One frame for one program: what it has left behind is gone with it. */
function Frame({ program, onFailure, onPrint, size: { width, scale } }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const show = useEffectEvent((element: HTMLIFrameElement) => {
    const printed: ConsoleLine[] = [];
    onFailure('');
    onPrint([]);
    return showProgram(element, program, (event: RunEvent) => {
      if (event.type === 'error') onFailure(event.failure.message);
      if (event.type !== 'console') return;
      printed.push({ level: event.level, text: event.text });
      onPrint([...printed]);
    });
  });
  useEffect(() => (frame.current ? show(frame.current) : undefined), []);
  return (
    <iframe
      ref={frame}
      title="Preview"
      sandbox={sandboxRights}
      style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})` }}
    />
  );
}
