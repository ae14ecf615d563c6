import { type CSSProperties, useEffect, useEffectEvent, useRef } from 'react';
import type { Program } from '../runner/protocol.ts';
import { sandboxRights } from '../runner/SandboxFrame.ts';
import { showProgram } from '../runner/show-program.ts';
import { after, begun, type RunState } from './run-state.ts';

interface PreviewFrameProps {
  program: Program;
  /** Called when it begins, and with everything that it prints or throws since. */
  onRun: (run: RunState) => void;
  style?: CSSProperties;
}

/** A program that readers see and use. One frame for one program: what it has left behind is gone with it. */
export function PreviewFrame({ program, onRun, style }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const show = useEffectEvent((element: HTMLIFrameElement) => {
    let run = begun(false);
    onRun(run);
    return showProgram(element, program, (event) => {
      run = after(run, event);
      onRun(run);
    });
  });
  useEffect(() => (frame.current ? show(frame.current) : undefined), []);
  return <iframe ref={frame} title="Preview" sandbox={sandboxRights} style={style} />;
}
