import type { Place } from '../recording.ts';

/** A call as QuickJS describes it to `Error.prepareStackTrace`. */
interface CallSite {
  getFunctionName(): string | null;
  getFileName(): string | null;
  getLineNumber(): number | null;
  getColumnNumber(): number | null;
}

/** A stack as browsers and Node have it: that of QuickJS leaves out the error itself. For `Error.prepareStackTrace`. */
export function stackText(error: Error, calls: CallSite[]): string {
  const lines = calls.map((call) => {
    const place = `${call.getFileName()}:${call.getLineNumber()}:${call.getColumnNumber()}`;
    return `    at ${call.getFunctionName() || '<anonymous>'} (${place})`;
  });
  return [String(error), ...lines].join('\n');
}

/** The calls of the program's own functions in a stack. */
const inProgram = /at (.*?) \(sample\.ts:(\d+)(?::\d+)?\)/g;

/** The functions of the program in a stack, innermost first; by default, those that are being called. */
export function callStack(stack = new Error().stack ?? ''): Place[] {
  return [...stack.matchAll(inProgram)].map(([, name = '', line]) => ({
    name: name === '<anonymous>' ? '' : name,
    line: Number(line),
  }));
}
