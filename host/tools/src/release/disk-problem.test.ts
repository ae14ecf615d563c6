import { expect, it } from 'vitest';
import { describeProblem } from './disk-problem.ts';

it.each([
  ['open', 'This user may not open that'],
  ['scandir', 'This user may not open that'],
  ['mkdir', 'This user may not write there'],
  ['rename', 'This user may not write there'],
])('where the system denies %s: %s', (syscall, cause) => {
  const error = Object.assign(new Error(`EACCES: permission denied, ${syscall} '/store/s'`), {
    code: 'EACCES',
    syscall,
  });
  expect(describeProblem(error)).toBe(`${cause}. Run the command as the user that owns the store.\n${error.message}`);
});
