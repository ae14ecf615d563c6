import { dateFormatter } from '../format.ts';

/** When an attempt was changed last, as its reader is told. */
export const formatAttemptTime = dateFormatter({ dateStyle: 'medium', timeStyle: 'short' });
