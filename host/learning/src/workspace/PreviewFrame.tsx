import { Button } from '@site/sdk/ui/button';
import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Program } from '../runner/protocol.ts';
import { sandboxRights } from '../runner/SandboxFrame.ts';
import { showProgram } from '../runner/show-program.ts';
import { keepFocus } from './keep-focus.ts';
import { noteFreezes } from './note-freezes.ts';
import { after, begun, type RunState } from './run-state.ts';
import { didFreeze } from './starting-previews.ts';

interface PreviewFrameProps {
  title?: string;
  program: Program;
  /** Called when it begins, and with everything that it prints or throws since. */
  onRun: (run: RunState) => void;
  style?: CSSProperties;
  /** Whether the code is the site's own: only another frame can block it, so it starts again by itself. */
  isTrusted?: boolean;
}

/** How long a trusted program waits until the frame that has blocked it is gone, too, in milliseconds. */
const recovery = 2_000;

/** Why a preview is not shown, for each way in which a program can end. */
const reasons = {
  finished: null,
  stopped: null,
  time: 'The code took too long and was stopped.',
  crashed: 'The code left its page, so it was stopped.',
};

/** A program that readers see and use. One that did not finish the last time is shown when the reader asks for it. */
export function PreviewFrame(props: PreviewFrameProps) {
  const [stopped, setStopped] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const start = () => setStopped(null);
  const stop = (reason: string) => {
    setStopped(reason);
    if (props.isTrusted) setTimeout(start, recovery);
  };
  if (!stopped) return <Frame {...props} isAsked={isAsked} onStop={stop} />;
  if (props.isTrusted) return <p>Starting again …</p>;
  const showAgain = () => {
    setAsked(true);
    start();
  };
  return (
    <p role="status">
      {stopped} <Button onClick={showAgain}>Show it again</Button>
    </p>
  );
}

/** How many reports tell that a program does not block the page: those of its first two seconds. */
const enough = 8;

interface FrameProps extends PreviewFrameProps {
  /** Whether the reader wants to see it although it did not finish. */
  isAsked: boolean;
  /** Called with the reason when the program had to be stopped. */
  onStop: (reason: string) => void;
}

/** One frame for one program: what it has left behind is gone with it. */
function Frame({ title = 'Preview', program, onRun, isAsked, isTrusted = false, onStop, style }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const show = useEffectEvent((element: HTMLIFrameElement) => {
    // Not while it renders: a frame with the same program, which this one replaces, has not noted yet that it was left.
    if (!isTrusted && !isAsked && didFreeze(program.files))
      return onStop('This code did not finish when it was last shown.');
    const leaveFocus = keepFocus(element);
    let run = begun(false);
    let reports = 0;
    const notes = isTrusted ? null : noteFreezes(element, program.files);
    onRun(run);
    const end = showProgram(element, program, {
      onStart: () => notes?.start(),
      onReport: () => ++reports >= enough && notes?.answers(),
      onEvent: (event) => {
        if (event.type === 'end') leaveFocus();
        run = after(run, event);
        onRun(run);
        const reason = event.type === 'end' && reasons[event.reason];
        if (reason) onStop(reason);
      },
    });
    return () => {
      leaveFocus();
      end();
      notes?.end(run.end === 'time');
    };
  });
  useEffect(() => (frame.current ? show(frame.current) : undefined), []);
  return <iframe ref={frame} title={title} sandbox={sandboxRights} style={style} />;
}
