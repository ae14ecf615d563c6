import { type CSSProperties, useEffect, useEffectEvent, useRef } from 'react';
import type { Program } from '../runner/protocol.ts';
import { sandboxRights } from '../runner/SandboxFrame.ts';
import { showProgram } from '../runner/show-program.ts';
import { keepFocus } from './keep-focus.ts';
import { after, begun, type RunState } from './run-state.ts';

interface PreviewFrameProps {
  title?: string;
  program: Program;
  /** Called when it begins, and with everything that it prints or throws since. */
  onRun: (run: RunState) => void;
  style?: CSSProperties;
}

/** A program that readers see and use. One frame for one program: what it has left behind is gone with it. */
export function PreviewFrame({ title = 'Preview', program, onRun, style }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const show = useEffectEvent((element: HTMLIFrameElement) => {
    const leaveFocus = keepFocus(element);
    let run = begun(false);
    onRun(run);
    const end = showProgram(element, program, (event) => {
      if (event.type === 'end') leaveFocus();
      run = after(run, event);
      onRun(run);
    });
    return () => {
      leaveFocus();
      end();
    };
  });
  useEffect(() => (frame.current ? show(frame.current) : undefined), []);
  return <iframe ref={frame} title={title} sandbox={sandboxRights} style={style} />;
}
