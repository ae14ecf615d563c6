/**
 * Runs in every page of a browser sample before the sample does: writes values to the console in one form, and detects when
 * the sample has nothing left to do.
 */
import { PendingTimers } from '@site/learning/runner/pending-timers';
import { printInOneForm } from '@site/learning/samples/printed-form';
import { watchScreen } from '@site/learning/samples/watch-screen';

// The screen is watched first: what it waits with is no timer of the sample.
printInOneForm(console);
const isStill = watchScreen();
const timers = new PendingTimers();
timers.install();
let end = () => {};
const ended = new Promise<void>((resolve) => {
  end = resolve;
});

const whenIdle = async () => {
  await ended;
  do {
    await timers.settled();
    await isStill();
  } while (timers.isPending);
};
Object.defineProperty(window, Symbol.for('sample'), { value: { whenIdle, end: () => end() } });
