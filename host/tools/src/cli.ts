import { program } from './commands.ts';

// Pages are rendered by React's production build, except in development and in tests.
if (!['dev', 'dev-server', 'test', 'check'].includes(process.argv[2] ?? '')) process.env.NODE_ENV ??= 'production';

try {
  if (process.argv.length > 2) await program.parseAsync();
  else program.outputHelp();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (process.env.SITE_DEBUG && error instanceof Error) console.error(error.stack);
  process.exitCode = 1;
}
