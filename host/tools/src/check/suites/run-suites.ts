import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { Suite } from '@site/learning/suite';
import * as v from 'valibot';
import { writeSuite } from './write-suite.ts';

const require = createRequire(import.meta.url);

/** A run that lasts longer is stuck, even on a machine that is busy with other work. In milliseconds. */
const timeLimit = 1_200_000;

const report = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      message: v.optional(v.string(), ''),
      assertionResults: v.array(
        v.object({
          title: v.string(),
          status: v.string(),
          failureMessages: v.nullish(v.array(v.string()), []),
          location: v.nullish(v.object({ line: v.number() })),
        }),
      ),
    }),
  ),
});

/** The result of one test file. */
export interface FileResult {
  id: string;
  /** Which module it ran against, such as `broken` or `mutants/adds-two`. */
  module: string;
  passed: number;
  failures: { title: string; message: string; line: number | undefined }[];
  /** Why the file could not run at all; empty when it did. */
  message: string;
}

/**
 * Runs suites with vitest in a process of its own, all of them at once.
 * @param isolated whether each test file gets an environment of its own, which takes several times as long
 * @returns the results of every test file: two for each suite, and one for each mutant
 * @throws Error when vitest writes no report
 */
export async function runSuites(suites: Suite[], isolated = false): Promise<FileResult[]> {
  if (suites.length === 0) return [];
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'site-suites-')));
  try {
    for (const suite of suites) writeSuite(dir, suite);
    const file = join(dir, 'report.json');
    const output = await runVitest(dir, file, isolated);
    if (!existsSync(file)) throw new Error(`The tests of bugs and exercises could not be run: ${output}`);
    return v.parse(report, JSON.parse(readFileSync(file, 'utf8'))).testResults.map((one) => resultOf(one, dir));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

function resultOf(
  { name, message, assertionResults }: v.InferOutput<typeof report>['testResults'][number],
  dir: string,
): FileResult {
  const [id = '', ...module] = relative(dir, dirname(name)).split(sep);
  const failures = assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ title, failureMessages }) => {
      const text = failureMessages?.[0] ?? '';
      const line = text.match(new RegExp(`${basename(name).replaceAll('.', '\\.')}:(\\d+)`))?.[1];
      return { title, message: text.split('\n')[0] ?? '', line: line ? Number(line) : undefined };
    });
  return {
    id,
    module: module.join('/'),
    passed: assertionResults.filter(({ status }) => status === 'passed').length,
    failures,
    message: assertionResults.length === 0 ? message || 'it holds no test' : '',
  };
}

function runVitest(root: string, outputFile: string, isolated: boolean): Promise<string> {
  const vitest = join(require.resolve('vitest/package.json'), '../vitest.mjs');
  const config = join(import.meta.dirname, 'suites.vitest.config.ts');
  const args = [
    '--import',
    import.meta.resolve('tsx'),
    vitest,
    'run',
    '--root',
    root,
    '--config',
    config,
    `--isolate=${isolated}`,
  ];
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:VITEST|TEST$|NODE_ENV$|NODE_OPTIONS$)/.test(name)),
  );
  return new Promise((resolve) => {
    const output: string[] = [];
    const child = spawn(process.execPath, [...args, '--reporter=json', `--outputFile=${outputFile}`], {
      cwd: root,
      env: { ...env, TZ: 'UTC', NO_COLOR: '1' },
    });
    child.stdout.on('data', (text) => output.push(String(text)));
    child.stderr.on('data', (text) => output.push(String(text)));
    const timer = setTimeout(() => child.kill('SIGKILL'), timeLimit);
    child.on('close', () => {
      clearTimeout(timer);
      resolve(
        output.join('').slice(-2000) || `they ran longer than ${timeLimit / 1000} seconds; is one of them endless?`,
      );
    });
  });
}
