import type { LiveItem } from '@site/learning/live-items';
import type { WeakSpots } from '@site/learning/memory';
import { roles, type Weights } from './profiles.ts';
import { seededRandom } from './seeded-random.ts';
import { subjectOf } from './subjects.ts';
import type { Wish } from './wish.ts';

/** What a draw needs of an entry. */
export type Drawable = Pick<LiveItem, 'id' | 'kind' | 'level' | 'topics'>;

/** Minutes for one entry of a kind; a kind that is not named is never asked. */
const minutesOf: Readonly<Record<string, number>> = {
  question: 3,
  predict: 3,
  bug: 5,
  exercise: 20,
  challenge: 30,
  'case-study': 45,
};

/** What takes long is asked last, so that every other question is asked too. */
const longKinds: readonly string[] = ['exercise', 'challenge', 'case-study'];

const kindsOfMix: Readonly<Partial<Record<Wish['mix'], Weights>>> = {
  questions: { question: 1 },
  coding: { question: 4, predict: 2, bug: 2, exercise: 3, challenge: 2 },
};

const levelsOf: Readonly<Record<Wish['level'], Weights>> = {
  basic: { basic: 5, intermediate: 1 },
  intermediate: { basic: 2, intermediate: 5, advanced: 1 },
  advanced: { intermediate: 3, advanced: 4 },
};

/**
 * Draws the questions of an interview, as many as fit into its minutes, none twice; exercises, challenges and case studies come last.
 * The same entries, wish and seed give the same questions. For weak spots, those come first, the most urgent ones before all others;
 * then what the role asks.
 */
export function draw<One extends Drawable>(
  items: readonly One[],
  wish: Wish,
  seed: number,
  weakness: WeakSpots,
): One[] {
  const random = seededRandom(seed);
  const byId = [...items].sort((one, other) => (one.id < other.id ? -1 : 1));
  const role = roles.find(({ id }) => id === wish.role);
  const weights: DrawWeights = {
    kinds: kindsOfMix[wish.mix] ?? role?.kinds ?? {},
    subjects: role?.subjects ?? {},
    levels: levelsOf[wish.level],
  };
  const ofRole = byId.filter((one) => weights.subjects[subjectOf(one)] && weights.levels[one.level]);
  const weak = wish.mix === 'weak' ? fill(wish.minutes, [], byId, (all) => weakest(all, weakness, random)) : [];
  const drawn = fill(wish.minutes, weak, ofRole, (all) => byWeights(all, weights, random));
  const isLong = ({ kind }: One) => longKinds.includes(kind);
  return [...drawn.filter((one) => !isLong(one)), ...drawn.filter(isLong)];
}

interface DrawWeights {
  kinds: Weights;
  subjects: Weights;
  levels: Weights;
}

/** Adds entries as long as one fits into the time that is left. @param pick returns undefined when none will do */
function fill<One extends Drawable>(
  minutes: number,
  start: readonly One[],
  items: readonly One[],
  pick: (fitting: One[]) => One | undefined,
): One[] {
  const drawn = [...start];
  for (;;) {
    const left = minutes - drawn.reduce((sum, { kind }) => sum + (minutesOf[kind] ?? 0), 0);
    const fitting = items.filter((one) => (minutesOf[one.kind] ?? left + 1) <= left && !drawn.includes(one));
    const next = pick(fitting);
    if (!next) return drawn;
    drawn.push(next);
  }
}

function weakest<One extends Drawable>(items: One[], weakness: WeakSpots, random: () => number): One | undefined {
  const urgency = Math.min(...items.map(({ id }) => weakness.get(id) ?? Number.POSITIVE_INFINITY));
  return anyOf(
    items.filter(({ id }) => weakness.get(id) === urgency),
    random,
  );
}

/** First a kind, then a subject, then a level, each by its weight among what there is; at last one of these entries. */
function byWeights<One extends Drawable>(items: One[], weights: DrawWeights, random: () => number): One | undefined {
  const ofKind = someOf(items, ({ kind }) => kind, weights.kinds, random);
  const ofSubject = someOf(ofKind, subjectOf, weights.subjects, random);
  const ofLevel = someOf(ofSubject, ({ level }) => level, weights.levels, random);
  return anyOf(ofLevel, random);
}

/** Those of one name, which is chosen by weight among the names that there are. */
function someOf<One>(items: One[], nameOf: (one: One) => string, weights: Weights, random: () => number): One[] {
  const names = [...new Set(items.map(nameOf))].sort();
  const total = names.reduce((sum, name) => sum + (weights[name] ?? 0), 0);
  let rest = random() * total;
  const chosen = names.find((name) => {
    rest -= weights[name] ?? 0;
    return rest < 0;
  });
  return items.filter((one) => nameOf(one) === chosen);
}

function anyOf<One>(items: One[], random: () => number): One | undefined {
  return items[Math.floor(random() * items.length)];
}
