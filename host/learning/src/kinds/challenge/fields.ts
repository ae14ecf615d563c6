import * as v from 'valibot';
import { entryFields } from '../../entry-fields.ts';

const patterns = 'https://www.w3.org/WAI/ARIA/apg/patterns/';

/** The front matter of a challenge. */
export const challengeFields = {
  ...entryFields,
  /** How long a first try may take in an interview. */
  minutes: v.pipe(
    v.number('must be a number of minutes'),
    v.integer('must be whole minutes'),
    v.minValue(10, 'must be at least 10'),
    v.maxValue(90, 'must be at most 90'),
  ),
  /** The pattern of the ARIA Authoring Practices Guide that it follows, if there is one. */
  pattern: v.optional(
    v.strictObject({
      title: v.pipe(v.string('must be a string'), v.nonEmpty('must not be empty')),
      url: v.pipe(v.string('must be an address'), v.startsWith(patterns, `must begin with ${patterns}`)),
    }),
  ),
};
