import { type Beginning, type Place, type Recording, type Step, scriptName, type Timer } from './recording.ts';

/** What a step is called, such as `Microtask 2`. @param index of the step */
export function titleOf(steps: readonly Step[], index: number): string {
  const step = steps[index];
  if (!step || step.kind === 'script') return 'Script';
  const number = steps.slice(0, index + 1).filter(({ kind }) => kind === step.kind).length;
  return step.kind === 'microtask' ? `Microtask ${number}` : `Timer ${number}`;
}

/** What ran in a step, as a sentence. */
export function whatRan({ kind, began, timer }: Step): string {
  if (kind === 'script') return 'The script ran from its first line to its end, or to its first await.';
  const fired = timer ? `The timer of ${lineOf(timer)} fired. ` : '';
  if (began) return `${fired}${beginningOf(began)}`;
  return `${fired}No function of the code ran: the engine settled a promise.`;
}

/** What waits in the queue for a later step, in a few words. */
export function waiting({ began }: Step): string {
  if (!began) return 'the engine settles a promise';
  return `${nameOf(began)}, ${began.goesOn ? 'after the await in ' : ''}line ${began.line}`;
}

/** A timer in a few words. */
export function timerText(timer: Timer): string {
  return `${timer.repeats ? 'interval' : 'timer'} of ${lineOf(timer)}, due at ${timer.due} ms`;
}

/** A call stack, innermost function first. */
export function stackText(stack: readonly Place[]): string {
  return stack.map((place) => `${nameOf(place)} (line ${place.line})`).join(' ← ');
}

/** Why a recording ends, as a sentence. */
export function endOf({ end, loop }: Recording): string {
  switch (end) {
    case 'finished':
      return 'The queue is empty and no timer is left: the program is over.';
    case 'waiting':
      return 'The script still awaits a promise, and nothing is left that could settle it.';
    case 'long':
      return 'The program goes on, perhaps without an end. Only its first steps are recorded.';
    case 'time':
      return `The code ran for more than a second and was ended${loop === null ? '' : `, in the loop in line ${loop}`}.`;
    case 'broken':
      return 'The code ran out of memory, called itself too often, or changed globals that this needs, so it was ended.';
  }
}

function beginningOf(began: Beginning): string {
  if (began.goesOn) return `${capitalized(nameOf(began))} went on after an await, in line ${began.line}.`;
  return began.name ? `${began.name} ran, in line ${began.line}.` : `The callback in line ${began.line} ran.`;
}

function nameOf({ name }: Place): string {
  if (name === scriptName) return 'the script';
  return name === '' ? 'a callback' : name;
}

function lineOf({ line }: Timer): string {
  return line === null ? 'the engine' : `line ${line}`;
}

function capitalized(text: string): string {
  return text.replace(/^the |^a /, (word) => word.charAt(0).toUpperCase() + word.slice(1));
}
