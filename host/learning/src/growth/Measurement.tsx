import { useEffect, useEffectEvent, useState } from 'react';
import type { Runner } from '../runner/Runner.ts';
import { fitOf, sentenceOf } from './fit.ts';
import type { Growth } from './growth.ts';
import styles from './Measurement.module.css';
import { measureInSandbox, NotMeasured } from './measure-in-sandbox.ts';
import type { Point } from './point.ts';

export interface MeasurementProps {
  growth: Growth;
  /** The code to measure, by file name; another object measures again. */
  asked: { files: Record<string, string> };
  runner: Runner;
  /** Told what the times say, or why there are none. */
  onMessage: (text: string) => void;
}

/** The times of code on input that grows, in a table that is filled as they come. */
export function Measurement({ growth, asked, runner, onMessage }: MeasurementProps) {
  const [points, setPoints] = useState<Point[]>([]);
  const measure = useEffectEvent(async (isGone: () => boolean) => {
    const measured = new Map<number, Point>();
    setPoints([]);
    const message = await messageOf(
      measureInSandbox(runner, growth, asked.files, (point) => {
        measured.set(point.n, point);
        if (!isGone()) setPoints([...measured.values()]);
      }),
      () => sentenceOf(fitOf([...measured.values()]), growth.claim),
    );
    if (!isGone()) onMessage(message);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked for is measured once
  useEffect(() => {
    let isGone = false;
    void measure(() => isGone);
    return () => {
      isGone = true;
    };
  }, [asked]);
  return points.length > 0 && <Times points={points} n={growth.n} />;
}

/** What to say about a measurement when it has ended. */
async function messageOf(measurement: Promise<void>, result: () => string): Promise<string> {
  try {
    await measurement;
    return result();
  } catch (error) {
    if (error instanceof NotMeasured) return `The measurement ended early. ${error.message}`;
    console.error(error);
    return 'What measures the code did not arrive. Check the connection and try again.';
  }
}

function Times({ points, n }: { points: Point[]; n: string }) {
  return (
    <table className={styles.times}>
      <caption>The shortest of several runs with n {n}</caption>
      <thead>
        <tr>
          <th scope="col">n</th>
          <th scope="col">Time</th>
          <th scope="col">Ratio to n ÷ 2</th>
        </tr>
      </thead>
      <tbody>
        {points.map((point, index) => (
          <tr key={point.n}>
            <th scope="row">{point.n.toLocaleString('en')}</th>
            <td>{timeText(point)}</td>
            <td>{ratioText(point, points[index - 1])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function timeText({ milliseconds }: Point): string {
  if (milliseconds === null) return 'too short';
  const digits = (value: number) =>
    value.toLocaleString('en', { minimumSignificantDigits: 2, maximumSignificantDigits: 2 });
  return milliseconds < 0.1 ? `${digits(milliseconds * 1_000)} µs` : `${digits(milliseconds)} ms`;
}

function ratioText({ milliseconds }: Point, before: Point | undefined): string {
  return milliseconds && before?.milliseconds ? (milliseconds / before.milliseconds).toFixed(1) : '–';
}
