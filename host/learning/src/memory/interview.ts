import * as v from 'valibot';
import { time } from './time.ts';

/** How readers say that they answered a question of a mock interview, from best to worst. */
export const ratings = ['well', 'partly', 'not'] as const;

export type Rating = (typeof ratings)[number];

/** One question of a mock interview, as it was when it was asked, so that a report needs no section. */
const interviewAnswer = v.object({
  /** The id of the entry, such as `JS-065`. */
  entry: v.string(),
  kind: v.string(),
  title: v.string(),
  /** Its first topic, such as `closures`. */
  topic: v.string(),
  /** Where it is on this site. A file can bring it from elsewhere, so it must not lead off the site. */
  address: v.pipe(v.string(), v.regex(/^\/[A-Za-z][\w#/-]*$/, 'must be an address of this site')),
  /** Null when the reader did not say. */
  rating: v.nullable(v.picklist(ratings)),
  seconds: v.pipe(v.number(), v.minValue(0)),
});

export type InterviewAnswer = v.InferOutput<typeof interviewAnswer>;

/** A mock interview that a reader has finished. Fields that a later version adds are kept. */
export const interview = v.looseObject({
  version: v.literal(1),
  /** A UUID. */
  id: v.string(),
  /** What the reader chose. The values are those of the page, which shows ones that it does not know as they are. */
  role: v.string(),
  level: v.string(),
  minutes: v.number(),
  mix: v.string(),
  seed: v.number(),
  /** Those that were asked, in that order. */
  answers: v.array(interviewAnswer),
  startedAt: time,
  updatedAt: time,
});

export type Interview = v.InferOutput<typeof interview>;

/** A stored record; undefined when it cannot be read. */
export function parseInterview(stored: unknown): Interview | undefined {
  const result = v.safeParse(interview, stored);
  return result.success ? result.output : undefined;
}
