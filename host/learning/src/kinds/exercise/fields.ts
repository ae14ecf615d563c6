import * as v from 'valibot';
import { entryFields } from '../../entry-fields.ts';
import { growthFields } from '../../growth/growth.ts';

/** The front matter of an exercise. */
export const exerciseFields = {
  ...entryFields,
  /** What is measured when n grows, for an exercise with `growth.ts`. */
  growth: v.optional(growthFields),
};
