import { show } from '@site/learning/component';
import { configure } from '@testing-library/dom';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { onTestFinished, vi } from 'vitest';
import { elementError } from './element-error.ts';
import { emulateNativeKeys } from './native-keys.ts';
import { emulatePointerCrossings } from './pointer-crossings.ts';
import { SideEffects } from './SideEffects.ts';
import { settled } from './settled.ts';

/** The reader's component in the document of a check. */
export interface Mounted {
  /** The element that it was shown in. A dialog or a toast may be outside of it. */
  root: HTMLElement;
  /** What a user does: pointer and keyboard. Each action is over when the component has answered it. */
  user: UserEvent;
  /** Takes it away; the end of the check does, too. */
  unmount(): void;
  /** What its code has started and not ended: `setInterval`, `keydown on document`. */
  running(): string[];
}

const sideEffects = new SideEffects();
emulateNativeKeys();
emulatePointerCrossings();
configure({
  asyncWrapper: async (act) => {
    const result = await act();
    await settled();
    return result;
  },
  getElementError: elementError,
});

/**
 * Shows the reader's component. What it leaves behind is removed when the check is over, and timers are real again.
 * @param props instead of some of those that `props.ts` exports
 */
export function mount(props: object = {}): Mounted {
  const root = document.body.appendChild(document.createElement('main'));
  let end: (() => void) | null = null;
  const unmount = () => {
    end?.();
    end = null;
  };
  onTestFinished(() => {
    unmount();
    vi.useRealTimers();
    sideEffects.reset();
    document.body.replaceChildren();
    document.body.removeAttribute('style');
  });
  // It throws when the component does.
  end = show(root, props);
  return { root, user: userEvent.setup({ delay: null }), unmount, running: () => sideEffects.running() };
}

/** Lets time pass, with `vi.useFakeTimers()`, until the component shows what follows from it. @param time in milliseconds */
export async function advance(time: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(time);
  await settled();
}
