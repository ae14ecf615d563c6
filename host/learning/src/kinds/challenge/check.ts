import type { CheckServices, KindCheck } from '../../kind.ts';
import type { Variant } from './challenge-files.ts';
import { type Challenge, codePaths, filesOf } from './files.ts';
import { judgeMutant, judgeSolution, judgeStart, type Verdict, verdictOf } from './judge.ts';
import { checksOf } from './program.ts';

/** All checks of a challenge pass on both solutions, and some fail on both starts; every mutant fails those that it names, and no others. */
export const checkChallenge: KindCheck<Challenge> = {
  suites: () => [],
  problems: async (entries, services) => {
    const reports = await Promise.all(entries.map(({ own }) => checkOne(own, services)));
    const mutants = reports.flatMap((report) => report.mutants);
    const types = await services.typeErrors(entries.flatMap(({ own }) => codePaths(own)));
    return {
      problems: [...types, ...reports.flatMap(({ problems }) => problems), ...mutants.flat()],
      mutants: { ran: mutants.length, caught: mutants.filter((found) => found.length === 0).length },
    };
  },
};

/** @returns what is wrong with solutions and starts; and with each mutant, nothing for one that was caught */
async function checkOne(own: Challenge, { runInSandbox }: CheckServices) {
  const files = filesOf(own);
  const run = async (variant: Variant, code: string) =>
    verdictOf(await runInSandbox(checksOf(files, variant, { code, styles: files.styles })));
  /** A busy machine may make a check too slow, so what was found has to be found twice. */
  const judged = async (variant: Variant, code: string, judge: (verdict: Verdict) => Error[]) => {
    const problems = judge(await run(variant, code));
    return problems.length > 0 ? judge(await run(variant, code)) : [];
  };
  const both = await Promise.all(
    (['react', 'dom'] as const).flatMap((variant) => [
      judged(variant, own[variant].solution.source, (verdict) => judgeSolution(own.checks.path, variant, verdict)),
      judged(variant, own[variant].start.source, (verdict) => judgeStart(own[variant].start.path, verdict)),
    ]),
  );
  const mutants = await Promise.all(
    own.mutants.map((mutant) =>
      judged(mutant.variant, mutant.code, (verdict) => judgeMutant(own.mutantsFile, mutant, verdict)),
    ),
  );
  return { problems: both.flat(), mutants };
}
