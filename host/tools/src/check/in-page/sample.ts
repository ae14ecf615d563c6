/**
 * Runs in every page of a browser sample before the sample does: writes values to the console in one form, and detects when
 * the sample has nothing left to do.
 */
import { printInOneForm } from '@site/learning/samples/printed-form';
import { watchIdle } from '@site/learning/samples/watch-idle';

printInOneForm(console);
const isIdle = watchIdle();
let end = () => {};
const ended = new Promise<void>((resolve) => {
  end = resolve;
});

const whenIdle = async () => {
  await ended;
  await isIdle();
};
Object.defineProperty(window, Symbol.for('sample'), { value: { whenIdle, end: () => end() } });
