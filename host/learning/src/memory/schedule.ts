import * as v from 'valibot';
import { time } from './time.ts';

/** How often a reader has to fail an entry that was learned before review sets it aside. */
export const leechLapses = 8;

/** The states of a card in FSRS, in the order of their numbers there. */
export const cardStates = ['new', 'learning', 'review', 'relearning'] as const;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The memory of one entry as FSRS keeps it. */
const cardFields = v.object({
  state: v.picklist(cardStates),
  /** When to ask next. */
  due: time,
  /** Days until the reader recalls it with a probability of 90%. */
  stability: v.pipe(v.number(), v.minValue(0), v.maxValue(36_500)),
  /** From 1 to 10; 0 before the first grade. */
  difficulty: v.pipe(v.number(), v.minValue(0), v.maxValue(10)),
  /** Days from the last review to {@link due}; 0 for a step of minutes. */
  scheduledDays: v.pipe(v.number(), v.minValue(0), v.maxValue(36_500)),
  learningStep: count,
  reps: count,
  /** How often it was forgotten. */
  lapses: count,
  lastReview: v.nullable(time),
});

/** FSRS cannot go on from any other memory: it throws, or counts in NaN. A file can bring one. */
const memoryCard = v.pipe(
  cardFields,
  v.check(
    ({ state, stability, difficulty }) => state === 'new' || (stability > 0 && difficulty >= 1),
    'An entry that was asked needs a stability above 0 and a difficulty from 1 to 10',
  ),
);

export type MemoryCard = v.InferOutput<typeof memoryCard>;

/** A row of a reference table as a question. What is asked is kept with the schedule, because no release lists rows. It may come from a file. */
const tableFact = v.object({
  title: v.pipe(v.string(), v.maxLength(200)),
  /** Plain text, such as the CSS of a class. */
  answer: v.pipe(v.string(), v.maxLength(5000)),
  /** Where the row is, such as `/Bootstrap#bs-mx-auto`. */
  address: v.pipe(v.string(), v.regex(/^\/[\w-]+#[^#\s]+$/)),
});

export type TableFact = v.InferOutput<typeof tableFact>;

/** When an entry is asked again. Fields that a later version adds are kept. */
export const schedule = v.looseObject({
  version: v.literal(1),
  /** The id of the entry, such as `JS-065`; of a table fact, its address. */
  entry: v.string(),
  fact: v.optional(tableFact),
  card: memoryCard,
  /** When the entry came into review. New entries are asked in this order. */
  addedAt: time,
  /** When the card last changed: it was graded, or a grade was undone. 0 before that. */
  gradedAt: time,
  /** Not asked until the reader resumes it. */
  isSuspended: v.boolean(),
  /** Not asked before this time; null for none. */
  buriedUntil: v.nullable(time),
  /** When anything but the card last changed, so that two devices can merge both. */
  updatedAt: time,
});

export type Schedule = v.InferOutput<typeof schedule>;

/** The schedule of an entry that is to be asked for the first time. @param addedAt milliseconds since 1970 */
export function newSchedule(entry: string, addedAt: number): Schedule {
  const learned = { stability: 0, difficulty: 0, scheduledDays: 0, learningStep: 0, reps: 0, lapses: 0 };
  return {
    version: 1,
    entry,
    card: { state: 'new', due: addedAt, ...learned, lastReview: null },
    addedAt,
    gradedAt: 0,
    isSuspended: false,
    buriedUntil: null,
    updatedAt: addedAt,
  };
}

/** A stored record; undefined when it cannot be read. */
export function parseSchedule(stored: unknown): Schedule | undefined {
  const result = v.safeParse(schedule, stored);
  return result.success ? result.output : undefined;
}
