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
let ends = 0;
let parts = Number.POSITIVE_INFINITY;
let resolveEnded = () => {};
const ended = new Promise<void>((resolve) => {
  resolveEnded = resolve;
});

/** Called at the end of each part of the sample. @param all how many parts there are, which one of them knows */
const end = (all = parts) => {
  ends += 1;
  parts = all;
  if (ends === parts) resolveEnded();
};

const whenIdle = async () => {
  await ended;
  do {
    await timers.settled();
    await isStill();
  } while (timers.isPending);
};
Object.defineProperty(window, Symbol.for('sample'), { value: { whenIdle, end } });
