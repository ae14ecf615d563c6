import type { MarkedBlock, SampleEngine, SampleLanguage } from './samples.ts';

/** The words after the fence of a block of code. */
export type CodeMark =
  | { kind: 'run'; language: SampleLanguage; mode: 'module' | 'sloppy'; engine: SampleEngine; hasSteps: boolean }
  | { kind: 'norun'; reason: string }
  | { kind: 'role'; role: MarkedBlock['role']; language: SampleLanguage }
  | { kind: 'plain' };

const runnable: readonly string[] = ['js', 'ts', 'jsx', 'tsx', 'html'] satisfies SampleLanguage[];
const marked = /^(?:[cm]?[jt]s|[jt]sx|javascript|typescript|html|css|json|sh|shell|bash)$/i;

/**
 * Reads the words after a fence: `run`, with `mode=sloppy`, `in=browser` or `nostep`; `norun reason="…"`; `test`, `broken` or `fixed`
 * in a "spot the bug" entry. Languages that are not code, such as `text`, need none.
 * @param refusal creates the error to throw
 */
export function readCodeMark(
  lang: string | null | undefined,
  meta: string | null | undefined,
  refusal: (problem: string) => Error,
): CodeMark {
  if (!lang || !marked.test(lang)) return { kind: 'plain' };
  const options = meta?.trim() ?? '';
  const reason = options.match(/^norun reason="([^"]+)"$/)?.[1];
  if (reason) return { kind: 'norun', reason };
  const [role = '', ...rest] = options.split(/\s+/);
  if (isRole(role) && rest.length === 0 && isRunnable(lang)) return { kind: 'role', role, language: lang };
  const run = options.match(/^run(?: mode=(module|sloppy))?(?: in=(browser))?(?: (nostep))?$/);
  if (!run)
    throw refusal('a block of code must be marked `run`, `run mode=sloppy`, `run in=browser` or `norun reason="…"`.');
  if (!isRunnable(lang)) throw refusal(`only ${runnable.join(', ')} blocks run; mark this one \`norun reason="…"\`.`);
  const script = lang === 'js' || lang === 'ts';
  if (run[1] === 'sloppy' && !script) throw refusal('only js and ts blocks run with `mode=sloppy`.');
  return {
    kind: 'run',
    language: lang,
    mode: run[1] === 'sloppy' ? 'sloppy' : 'module',
    engine: run[2] || !script ? 'chromium' : 'node',
    hasSteps: !run[3],
  };
}

function isRunnable(lang: string): lang is SampleLanguage {
  return runnable.includes(lang);
}

function isRole(word: string): word is MarkedBlock['role'] {
  return word === 'test' || word === 'broken' || word === 'fixed';
}
