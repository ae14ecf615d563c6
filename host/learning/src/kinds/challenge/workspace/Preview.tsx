import { useId, useRef, useState } from 'react';
import type { Failure } from '../../../runner/protocol.ts';
import { PreviewFrame } from '../../../workspace/PreviewFrame.tsx';
import type { ConsoleLine, RunState } from '../../../workspace/run-state.ts';
import { useSettledValue } from '../../../workspace/use-settled-value.ts';
import type { ChallengeFiles, Variant } from '../challenge-files.ts';
import { previewOf, type Sources, type Written } from '../program.ts';
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

type ScreenName = keyof typeof widths;

/** The reader's own component, and the reference solution, which shows what to build; side by side or alone. */
const components = ['Both', 'Mine', 'Target'] as const;

/**
 * The component as it is, in a frame as wide as a phone or a desktop; shown again soon after the reader has changed it. Beside it is the
 * one that the challenge wants, which the reader can see and try.
 */
export function Preview({ challenge, variant, written, library, onPrint }: PreviewProps) {
  const heading = useId();
  const [screen, setScreen] = useState<ScreenName>('Phone');
  const [component, setComponent] = useState<(typeof components)[number]>('Both');
  const [failure, setFailure] = useState('');
  const mine = useSettledValue(previewOf(challenge, variant, written), pause);
  const target = previewOf(challenge, variant, { code: challenge[variant].solution, styles: challenge.styles });
  const follow = ({ errors, output }: RunState) => {
    setFailure(sentenceOf(errors.at(-1)));
    onPrint(output);
  };
  return (
    <section aria-labelledby={heading} className={styles.preview}>
      <div className={styles.head}>
        <h3 id={heading}>What it looks like</h3>
        <Choice label="Component" options={components} chosen={component} onChoose={setComponent} />
        <Choice label="Width" options={['Phone', 'Desktop']} chosen={screen} onChoose={setScreen} />
      </div>
      <div className={`${styles.screens} ${screen === 'Desktop' ? styles.wide : ''}`}>
        {component !== 'Target' && (
          <Screen name="Mine" title="Preview" {...{ screen, library }} sources={mine} onRun={follow} />
        )}
        {component !== 'Mine' && (
          <Screen name="Target" title="Target" {...{ screen, library }} sources={target} onRun={ignore} isTrusted />
        )}
      </div>
      <p role="status" className={styles.failure}>
        {failure}
      </p>
    </section>
  );
}

/** What was thrown, and where it is known. */
function sentenceOf(failure: Failure | undefined): string {
  if (!failure) return '';
  const { message, place } = failure;
  return place ? `${message} (line ${place.line} of ${place.file})` : message;
}

function ignore(): void {}

interface ScreenProps {
  /** What readers call the component. */
  name: string;
  /** The name of its frame. */
  title: string;
  screen: ScreenName;
  library: string[];
  sources: Sources;
  onRun: (run: RunState) => void;
  isTrusted?: boolean;
}

/** A component in a frame of the chosen width, as small as its place needs. */
function Screen({ name, title, screen, library, sources: { files, entry }, onRun, isTrusted = false }: ScreenProps) {
  const box = useRef<HTMLDivElement>(null);
  const scale = Math.min(1, useWidth(box) / widths[screen]);
  return (
    <figure className={styles.screen}>
      <figcaption>{name}</figcaption>
      <div ref={box} className={styles.box}>
        <PreviewFrame
          key={JSON.stringify(files)}
          title={title}
          program={{ files, entry, libraries: library, environment: 'document', only: null }}
          {...{ onRun, isTrusted }}
          style={{ width: widths[screen], height: `${100 / scale}%`, transform: `scale(${scale})` }}
        />
      </div>
    </figure>
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
