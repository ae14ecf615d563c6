import { packageLibraries, withoutPackages } from '@site/learning/runner/packages';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type CodeMark, readCodeMark } from './code-mark.ts';

/** What a worker of the sandbox lacks or does differently: modules, Node, a document, storage, the network, measured times. */
const missing =
  /\b(?:import|require|process|Buffer|setImmediate|global|gc|document|window|localStorage|fetch|MessageChannel|SharedArrayBuffer|scheduler|navigator|crypto\.subtle|console\.time)\b/;

/**
 * What a document of the sandbox lacks or does differently: a network, storage, an origin, other documents and threads, a load that scripts
 * run during, handlers in attributes, modules but React's, uncaught errors, which it reports itself.
 */
const missingOnScreen =
  /\b(?:fetch|XMLHttpRequest|WebSocket|EventSource|localStorage|sessionStorage|indexedDB|caches|cookie|location|history|navigator|iframe|window\.open|Worker|SharedWorker|PerformanceObserver|trustedTypes|trusted-types|readyState|DOMContentLoaded|visibilityState|import\.meta|import\()|\bfrom '(?!react)|addEventListener\('error'|\son\w+="|<script\b[^>]*(?:src|nomodule)|<script\b[\s\S]*<script\b/;

/** What takes more than one turn of the event loop. */
const asynchronous = /\b(?:setTimeout|setInterval|queueMicrotask|Promise|async|await)\b/;

/** What QuickJS lacks of the platform, and `break` in `for await`, where it does not wait for the iterator to return. */
const missingInQuickJS =
  /\b(?:Abort\w+|Atomics|BroadcastChannel|CustomEvent|Event|EventTarget|Intl|Request|Response|Headers|Blob|File|URL\w*|\w+Stream|Text(?:En|De)coder\w*|btoa|atob|crypto|structuredClone|toLocale\w+)\b|\bfor await\b[\s\S]*\bbreak\b/;

/**
 * Marks the samples that readers can run in the page, with `data-run` on the `<code>`. Its value is `screen` for samples for browsers,
 * and `step` if readers can step through them, too.
 */
export function markRunnable(tree: Root): void {
  visit(tree, 'code', (node) => {
    const mark = readCodeMark(node.lang, node.meta, (problem) => new Error(problem));
    if (!runsInPage(mark, node.value)) return;
    const onWorker = stepsInPage(mark, node.value) ? 'step' : '';
    const dataRun = mark.kind === 'run' && mark.engine === 'chromium' ? 'screen' : onWorker;
    node.data = { ...node.data, hProperties: { ...node.data?.hProperties, dataRun } };
  });
}

/** Whether readers can step through a block of code: it is asynchronous, and QuickJS has all that it needs. */
export function stepsInPage(mark: CodeMark, code: string): boolean {
  return (
    runsInPage(mark, code) &&
    mark.kind === 'run' &&
    mark.engine === 'node' &&
    mark.hasSteps &&
    asynchronous.test(code) &&
    packageLibraries({ code }).length === 0 &&
    !missingInQuickJS.test(code)
  );
}

/** Whether readers can run a block of code: the sandbox and its libraries have all that it needs. */
export function runsInPage(mark: CodeMark, code: string): boolean {
  if (mark.kind !== 'run' || mark.mode !== 'module') return false;
  return !(mark.engine === 'node' ? missing : missingOnScreen).test(withoutPackages(code));
}
