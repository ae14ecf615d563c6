import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { releaseEverything } from '../release/release-everything.ts';
import { Store } from '../release/store.ts';
import { hostDir, remoteDirs, root } from '../workspace.ts';
import { printReport } from './check-command.ts';
import { checkContent } from './check-content.ts';
import { browserVariable, findBrowser } from './find-browser.ts';

interface Tally {
  passed: number;
  failed: number;
}

const require = createRequire(import.meta.url);
const toolsDir = join(hostDir, 'tools');

/**
 * Runs the checks of one workspace, or of everything, and prints `N passed, N failed` at the end.
 * @param dir a workspace's folder; the top folder for everything, browser tests included
 */
export async function runTests(dir: string): Promise<void> {
  const all = dir === root;
  const workspaces = all
    ? [join(hostDir, 'sdk'), join(hostDir, 'learning'), toolsDir, hostDir, ...remoteDirs()]
    : [dir];
  const tallies = [await step('lint', [bin('@biomejs/biome', 'bin/biome'), 'check', ...(all ? [] : [dir])])];
  for (const one of workspaces)
    tallies.push(await step(`types of ${relative(root, one)}`, [bin('typescript', 'bin/tsc'), '-p', one]));
  tallies.push(...(await Promise.all([unitTests(dir), contentChecks(dir)])));
  if (all) tallies.push(await browserTests());
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

/** A check without parts: it passes or it fails. */
async function step(name: string, args: string[]): Promise<Tally> {
  const ok = await run(args);
  console.log(`${ok ? 'passed' : 'FAILED'}: ${name}`);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

async function unitTests(dir: string): Promise<Tally> {
  const report = join(mkdtempSync(join(tmpdir(), 'site-test-')), 'report.json');
  const own =
    dir === root
      ? ['--config', join(toolsDir, 'vitest.config.ts'), '--root', root]
      : ['--config', configOf(dir), '--root', dir];
  const ok = await run([
    '--import',
    'tsx',
    join(require.resolve('vitest/package.json'), '../vitest.mjs'),
    'run',
    ...own,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
  rmSync(join(report, '..'), { recursive: true });
  const failed = numFailedTests || numFailedTestSuites;
  return { passed: numPassedTests, failed: failed || (ok ? 0 : 1) };
}

/** Runs the samples, bugs and exercises of one remote or of all, and checks their form and links. */
async function contentChecks(dir: string): Promise<Tally> {
  if (dir !== root && !remoteDirs().includes(dir)) return { passed: 0, failed: 0 };
  const report = await checkContent(dir === root ? [] : [dir]);
  printReport(report);
  const { files, node, chromium, checked } = report.counts;
  const entries = Object.values(checked).reduce((sum, count) => sum + count, 0);
  const failed = report.problems.length;
  return { passed: Math.max(0, files + node + chromium + entries - failed), failed };
}

function configOf(dir: string): string {
  const own = join(dir, 'vite.config.ts');
  return existsSync(own) ? own : join(toolsDir, 'vitest.config.ts');
}

/** Releases everything into a store of its own and runs the browser tests over it. */
async function browserTests(): Promise<Tally> {
  const dir = mkdtempSync(join(tmpdir(), 'site-e2e-'));
  try {
    const browser = findBrowser();
    await releaseEverything(new Store(dir));
    const report = join(hostDir, 'test-results/report.json');
    rmSync(report, { force: true });
    const playwright = createRequire(join(hostDir, 'package.json')).resolve('@playwright/test/cli');
    await run(['--import', 'tsx', playwright, 'test', '--config', join(hostDir, 'playwright.config.ts')], {
      [browserVariable]: browser,
      SITE_STORE: dir,
    });
    const { stats, errors } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

function bin(packageName: string, file: string): string {
  return join(require.resolve(`${packageName}/package.json`), '..', file);
}

function run(args: string[], env: Record<string, string> = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('exit', (code) => resolve(code === 0));
  });
}
