import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, sep } from 'node:path';
import { printReport } from '../check/check-command.ts';
import { checkContent } from '../check/check-content.ts';
import { hostDir, remoteDirs, root } from '../workspace.ts';
import { changedFiles } from './changed-files.ts';
import type { Outcome } from './outcome.ts';
import { browserOutcome, lintOutcome, typesOutcome, unitOutcome } from './reports.ts';

const unitReporter = join(import.meta.dirname, 'unit-reporter.ts');

// Each step runs a script of the top package.json, so what a step does can be run alone: npm run lint, units, browser …

/** Runs Biome over a folder. */
export async function lint(dir: string): Promise<Outcome> {
  return withReport(lintOutcome, (file) => {
    const reporters = ['--reporter=default', '--reporter=json', `--reporter-file=${file}`];
    return npm(['run', 'lint', '--', ...reporters, ...(dir === root ? [] : [dir])]);
  });
}

/** Checks the types of one workspace. */
export async function types(dir: string): Promise<Outcome> {
  const { succeeded, printed } = await npm(['run', 'types', '--', '--pretty', 'false'], dir);
  return typesOutcome(printed, succeeded);
}

/** Runs the unit tests of one workspace, or of all. */
export async function units(dir: string): Promise<Outcome> {
  return withReport(unitOutcome, (file) => {
    const reporters = ['--reporter=default', `--reporter=${unitReporter}`, `--outputFile.json=${file}`];
    return npm(['run', 'units', '--', ...reporters, ...(dir === root ? [] : ['--project', `${basename(dir)}*`])]);
  });
}

/**
 * Checks the content of one section, or of all, and runs its samples, bugs and exercises.
 * @param quick runs only those of files that differ from the main branch
 */
export async function content(dir: string, quick = false): Promise<Outcome> {
  if (dir !== root && !remoteDirs().includes(dir)) return { passed: 0, failures: [] };
  const report = await checkContent(dir === root ? [] : [dir], { changed: quick ? changedFiles() : null });
  printReport(report);
  const { files, node, chromium, checked, mutants } = report.counts;
  const entries = Object.values(checked).reduce((sum, count) => sum + count, 0);
  const failures = report.problems.map(({ message }) => message.replaceAll(root + sep, '').split('\n')[0] ?? '');
  return { passed: Math.max(0, files + node + chromium + entries + mutants.ran - failures.length), failures };
}

/** Runs the browser specs of one section over a release of the host and that section; all specs over a release of everything. */
export async function browser(dir: string): Promise<Outcome> {
  const config = join(hostDir, 'playwright.config.ts');
  const playwright = ['exec', '--no', '--', 'playwright', 'test', '--config', config];
  return withReport(browserOutcome, (file) =>
    npm([...playwright, '--reporter=line,json'], dir, { PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
  );
}

interface Ended {
  succeeded: boolean;
  printed: string;
}

/** Runs a tool that writes a report, and reads it. A tool that fails with a clean report, or without one, counts as a failure. */
async function withReport(read: (report: unknown) => Outcome, run: (file: string) => Promise<Ended>): Promise<Outcome> {
  const dir = mkdtempSync(join(tmpdir(), 'site-test-'));
  const file = join(dir, 'report.json');
  try {
    const { succeeded } = await run(file);
    if (!existsSync(file)) return { passed: 0, failures: ['it wrote no report; see above'] };
    const outcome = read(JSON.parse(readFileSync(file, 'utf8')));
    if (succeeded || outcome.failures.length > 0) return outcome;
    return { ...outcome, failures: ['it failed without naming a test; see above'] };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Runs npm, showing what it prints. */
function npm(args: string[], cwd = root, env: Record<string, string> = {}): Promise<Ended> {
  const { npm_execpath: cli, ...inherited } = process.env;
  const [command, first] = cli ? [process.execPath, [cli]] : ['npm', []];
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...first, '--silent', ...args], {
      cwd,
      env: { ...inherited, ...env },
      stdio: ['inherit', 'pipe', 'inherit'],
    });
    let printed = '';
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      process.stdout.write(chunk);
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ succeeded: code === 0, printed }));
  });
}
