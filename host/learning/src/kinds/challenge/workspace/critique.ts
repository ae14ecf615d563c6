import { formatList } from '../../../format.ts';
import type { TestResult } from '../../../workspace/run-state.ts';
import { type Area, areaOf, areas } from '../areas.ts';
import { type AreaWords, areaWords } from './area-words.ts';

/** What a reviewer has to say of an area in which checks fail. */
export interface Remark extends AreaWords {
  area: Area;
  /** The name of the first check that fails. */
  check: string;
  /** That it fails, and how many others. */
  finding: string;
}

/** What a senior reviewer would say of a solution. */
export interface Critique {
  verdict: string;
  /** From which developer it would be enough, and what is expected beyond. */
  level: string;
  /** Where to look, the first one first. As long as the component does not do what it should, other checks can fail for that reason alone. */
  remarks: Remark[];
}

/** What no component can be used without; the areas beyond are what a senior developer thinks of. */
const basics = ['names', 'keyboard', 'focus', 'states'] as const;

/** The beginning of the verdict on a component that does what it should, but for one of the basics. */
const gaps: Record<(typeof basics)[number], string> = {
  names: 'It works for users who see it. A screen reader does not announce everything',
  keyboard: 'It works with a mouse. A keyboard user is stuck',
  focus: 'It works with a mouse. A keyboard user gets lost',
  states: 'It works while all goes well. Otherwise a user is left alone',
};

/** The words of a senior reviewer, which follow from the checks that failed. @param results of all checks of a challenge */
export function critiqueOf(results: readonly TestResult[]): Critique {
  const all = areas.flatMap((area) => remarksOn(area, results));
  const isUnfinished = all.some(({ area }) => area === 'behavior');
  const remarks = isUnfinished ? all.filter(({ area }) => area === 'names' || area === 'behavior') : all;
  return { ...(isUnfinished ? judgeUnfinished(results) : judge(remarks)), remarks };
}

function remarksOn(area: Area, results: readonly TestResult[]): Remark[] {
  const own = results.filter(({ name }) => areaOf(name) === area);
  const failed = own.filter(({ isPassed }) => !isPassed);
  const check = failed[0]?.name.at(-1);
  if (check === undefined) return [];
  const others = `${failed.length} of ${own.length} checks fail, the first one is “${check}”.`;
  return [{ ...areaWords[area], area, check, finding: failed.length === 1 ? `the check “${check}” fails.` : others }];
}

function judge(remarks: Remark[]): Pick<Critique, 'verdict' | 'level'> {
  if (remarks.length === 0)
    return {
      verdict: 'I would approve this. Every check passes.',
      level: 'This is what I expect from a senior developer. In an interview I would go on to the follow-ups.',
    };
  const expected = formatList(remarks.map(({ expected }) => expected));
  const gap = basics.find((basic) => remarks.some(({ area }) => area === basic));
  if (gap)
    return {
      verdict: `${gaps[gap]}: the check “${remarks.find(({ area }) => area === gap)?.check}” fails.`,
      level: `From a junior developer I would accept this as a first version. Before I approve it, I would ask for ${expected}.`,
    };
  return {
    verdict: `It works with a mouse and with the keyboard. I would approve it with ${expected}.`,
    level: 'This is what I expect from a mid-level developer. A senior developer thinks of the rest, too.',
  };
}

/** The judgment on a component that does not do all that it should. */
function judgeUnfinished(results: readonly TestResult[]): Pick<Critique, 'verdict' | 'level'> {
  if (results.some(({ name, isPassed }) => isPassed && areaOf(name) === 'behavior'))
    return {
      verdict: 'It does a part of what the brief asks for.',
      level: 'In an interview I would ask you to finish this first. Everything else can wait.',
    };
  return {
    verdict: 'I cannot use it yet: no check of what it does passes.',
    level: 'In an interview I would ask you to begin with the first requirement alone.',
  };
}
