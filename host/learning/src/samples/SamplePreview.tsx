import type { SampleLanguage } from '../entry.ts';
import { useSettledValue } from '../workspace/use-settled-value.ts';
import { PreviewBox } from './PreviewBox.tsx';
import styles from './Sample.module.css';
import { sampleProgram } from './sample-program.ts';

/** How long after the last key the sample is shown again, in milliseconds. */
const pause = 500;

/** What a sample shows, to see and to use. It prints where it runs without being seen: at the same size for every reader. */
export function SamplePreview({ code, language }: { code: string; language: SampleLanguage }) {
  const { program, libraries } = sampleProgram(useSettledValue(code, pause), language);
  return (
    <div className={styles.preview}>
      <PreviewBox program={program} libraries={libraries} onRun={() => {}} />
    </div>
  );
}
