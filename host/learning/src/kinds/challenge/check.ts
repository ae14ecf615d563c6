import type { CheckServices, KindCheck } from '../../kind.ts';
import type { Variant } from './challenge-files.ts';
import { type Challenge, codePaths, filesOf } from './files.ts';
import { judgeMutant, judgeSolution, judgeStart, type Verdict, verdictOf } from './judge.ts';
import { isGeneral } from './library/checks/general-names.ts';
import { checksOf } from './program.ts';

const bothVariants = ['react', 'dom'] as const;

/** All checks of a challenge pass on both solutions, and some fail on both starts; every mutant fails those that it names, and no others of its own. */
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
  const run = async (variant: Variant, code: string, only: number[] | null) =>
    verdictOf(await runInSandbox({ ...checksOf(files, variant, { code, styles: files.styles }), only }));
  /** A busy machine may make a check too slow, so what was found has to be found twice. */
  const judged = async (
    variant: Variant,
    code: string,
    only: number[] | null,
    judge: (verdict: Verdict) => Error[],
  ) => {
    const problems = judge(await run(variant, code, only));
    return problems.length > 0 ? judge(await run(variant, code, only)) : [];
  };
  let names: string[] = [];
  const ofSolutions = await Promise.all(
    bothVariants.map((variant) =>
      judged(variant, own[variant].solution.source, null, (verdict) => {
        names = verdict.names;
        return judgeSolution(own.checks.path, variant, verdict);
      }),
    ),
  );
  if (names.length === 0) return { problems: ofSolutions.flat(), mutants: [] };
  const ofStarts = await Promise.all(
    bothVariants.map((variant) =>
      judged(variant, own[variant].start.source, ownChecks(names), (verdict) =>
        judgeStart(own[variant].start.path, verdict),
      ),
    ),
  );
  const mutants = await Promise.all(
    own.mutants.map((mutant) =>
      judged(mutant.variant, mutant.code, ownChecks(names, mutant.fails), (verdict) =>
        judgeMutant(own.mutantsFile, mutant, verdict),
      ),
    ),
  );
  return { problems: [...ofSolutions, ...ofStarts].flat(), mutants };
}

/** The indices of a challenge's own checks, and of those general ones that are wanted: they take most of the time. */
function ownChecks(names: string[], wanted: string[] = []): number[] {
  return names.flatMap((name, index) => (isGeneral(name) && !wanted.includes(name) ? [] : [index]));
}
