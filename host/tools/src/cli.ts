import { basename } from 'node:path';
import { commands } from './commands.ts';

const [name = 'help', ...args] = process.argv.slice(2);
const command = commands[name];

// Pages are made by React's production build, except where one develops or tests.
if (!['dev', 'dev-server', 'test', 'check'].includes(name)) process.env.NODE_ENV ??= 'production';

if (!command) {
  const list = Object.entries(commands).map(([one, { about }]) => `  ${one.padEnd(10)}${about}`);
  console.log(`site ${basename(process.cwd())}\n\n${list.join('\n')}`);
  process.exitCode = name === 'help' ? 0 : 2;
} else {
  try {
    await command.run(args);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (process.env.SITE_DEBUG && error instanceof Error) console.error(error.stack);
    process.exitCode = 1;
  }
}
