import { program } from './commands.ts';
import { describeProblem } from './release/disk-problem.ts';

// Pages are rendered by React's production build, except in development and in tests.
if (!['dev', 'dev-server', 'test', 'check'].includes(process.argv[2] ?? '')) process.env.NODE_ENV ??= 'production';

// A command that another one has started ends with it.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();

try {
  if (process.argv.length > 2) await program.parseAsync();
  else program.outputHelp();
} catch (error) {
  console.error(describeProblem(error));
  if (process.env.SITE_DEBUG && error instanceof Error) console.error(error.stack);
  process.exitCode = 1;
}
