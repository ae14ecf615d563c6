import { Argument, Command } from 'commander';
import {
  bench,
  build,
  create,
  type Options,
  preview,
  release,
  releases,
  retireSection,
  rollBack,
  serve,
  start,
} from './command-actions.ts';
import { createStore, endOnSignal, openStore, openToChange } from './store-of-command.ts';

// Each command loads what it needs when it runs: a rollback takes a second, and would take five with the build tools.

const inHost = ['--host', 'the host, instead of the section of this folder'] as const;
const inStore = ['--store <folder>', 'the release store (default: SITE_STORE, or host/.releases)'] as const;
const inStoreOrBucket = [
  '--store <place>',
  'the release store: a folder (default: SITE_STORE, or host/.releases), or s3://bucket/prefix, by way of the default folder',
] as const;

/** Everything `site` can do. Commands for one section take it from the folder they are called in. */
export const program = new Command('site')
  .description('Builds, checks, releases and serves the site.')
  .configureHelp({ showGlobalOptions: true })
  .showHelpAfterError('Run "site --help" for all commands.');

program.command('start').description('builds, releases and serves the whole site').action(start);
program
  .command('serve')
  .description('serves what is released')
  .addHelpText(
    'after',
    `
PORT is 4173 and HOST is 127.0.0.1, this machine alone, unless they are set. ACCESS_LOG=on prints a line of JSON for
every answer, METRICS=on answers /metrics. /healthz answers 200 while a snapshot is served.`,
  )
  .action(serve);
program
  .command('dev')
  .description('serves host and sections for development, or the host and the section of this folder')
  .action(async () => (await import('./dev/dev.ts')).develop(process.cwd()));
program
  .command('dev-server', { hidden: true })
  .action(async () => (await import('./dev/dev-server.ts')).startDevServer(process.cwd()));
program
  .command('build')
  .description('builds the section of this folder')
  .option(...inHost)
  .action(build);
program
  .command('preview')
  .description('builds the section of this folder, and serves a live site with it in place of what is released')
  .argument('<site>', 'where readers open the site, such as https://example.org')
  .option('--built', 'what was built before, without a new build')
  .addHelpText('after', '\nPORT is 5174 unless it is set; only this machine can open it.')
  .action(preview);
program
  .command('release')
  .description('builds the section of this folder and puts it live')
  .option(...inHost)
  .option('--all', 'the host and all sections, in one step')
  .option('--built', 'what was built before, without a new build')
  .option('--new-owner', 'although the section had another owner until now')
  .option('--no-gate', 'without opening the pages in a browser before and after; the ledger says so')
  .option(...inStoreOrBucket)
  .addHelpText(
    'after',
    `
SITE_ORIGIN=https://example.org sets where readers open the site, for absolute addresses, a sitemap and feeds.
Later releases keep it; SITE_ORIGIN=none removes it.
SITE_REPOSITORY=https://github.com/owner/name adds links for editing and feedback to the pages that are built.`,
  )
  .action(release);
program
  .command('rollback')
  .description('puts an earlier version live again, without a build')
  .argument('[version]', 'which one; the one before the live one by default')
  .option(...inHost)
  .option(...inStoreOrBucket)
  .action(rollBack);
program
  .command('retire')
  .description('takes a section out of the site, also after its first release; its versions stay in the store')
  .argument('<section>', 'its id')
  .option(...inStoreOrBucket)
  .action(retireSection);
program
  .command('push')
  .description('puts what is live in the release store live in a bucket of an object store, too')
  .argument('<bucket>', 's3://bucket or s3://bucket/prefix')
  .option('--plain', 'from now on also keeps each page at its address, for a host without the function for the edge')
  .option(...inStore)
  .action(async (bucket: string, { store, ...options }: { store?: string; plain?: true }) =>
    (await import('./object-store/in-bucket.ts')).pushTo(bucket, await openStore(store), options),
  );
program
  .command('pull')
  .description('brings the release store to what is live in a bucket')
  .argument('<bucket>', 's3://bucket or s3://bucket/prefix')
  .option(...inStore)
  .action(async (bucket: string, { store }: Options) => {
    endOnSignal();
    await (await import('./object-store/in-bucket.ts')).pullFrom(bucket, await createStore(store));
  });
program
  .command('verify')
  .description('compares every file of every kept version, every page, the ledger and all links with what was released')
  .option(...inStore)
  .action(async ({ store }: Options) => (await import('./release/store-commands.ts')).verify(await openStore(store)));
program
  .command('repair')
  .description('mends what "site verify" finds, as far as the store itself has what is needed')
  .option(...inStore)
  .action(async ({ store }: Options) => {
    endOnSignal();
    await (await import('./release/store-commands.ts')).repair(await openToChange(store));
  });
program
  .command('clean')
  .description('lists drafts, and versions, pages and snapshots that nothing needs anymore')
  .option('--days <number>', 'how long a snapshot is kept after it was replaced', '30')
  .option('--remove', 'removes what it lists')
  .option(...inStoreOrBucket)
  .action(async ({ store: place, ...options }: { store?: string; days: string; remove?: true }) => {
    endOnSignal();
    const { isBucketAddress } = await import('./object-store/bucket-address.ts');
    if (isBucketAddress(place))
      await (await import('./object-store/in-bucket.ts')).cleanIn(place, await createStore(), options);
    else await (await import('./release/store-commands.ts')).clean(await openToChange(place), options);
  });
program
  .command('releases')
  .description('lists what is live and what was')
  .option(...inStore)
  .action(releases);
program
  .command('test')
  .description('runs the checks of this folder; in the top folder all of them')
  .option('--quick', 'without browser specs')
  .action(async (options: { quick?: true }) => {
    const { runTests } = await import('./test/test-command.ts');
    await runTests(process.cwd(), options);
  });
program
  .command('check')
  .description('checks content and runs its samples, bugs, exercises and challenges')
  .argument('[paths...]', 'files and folders; all content without any')
  .action(async (paths: string[]) => (await import('./check/check-command.ts')).runCheck(paths));
program
  .command('new')
  .description('starts an entry, a page or a section, with everything it needs')
  .argument('<what>', 'question, prediction, bug, exercise, challenge, case-study, page or section')
  .argument('<where>', "the page's folder; for a page, the section's folder; for a section, its id")
  .argument('<name>', 'the title; for a page, its address in PascalCase')
  .option('--react', 'an exercise in React')
  .addHelpText(
    'after',
    `
Examples:
  site new question remote-basics/src/pages/Javascript "What does void return?"
  site new exercise remote-advanced/src/pages/ProblemSolving "useToggle" --react
  site new page remote-hooks UseDeferredValue
  site new section testing "Testing"`,
  )
  .action(create);
program
  .command('bench')
  .description('measures the released site against a plain single build, or how releases grow with the number of pages')
  .addArgument(new Argument('[what]').choices(['site', 'release']).default('site'))
  .action(bench);
