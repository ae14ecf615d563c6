/** A word or phrase that we don't write, and the better one. */
export interface WordRule {
  /** Matched in prose without regard to case, as whole words; a space also matches a line break. */
  wrong: string;
  better: string;
}

/** Words carried over from another language, and British spelling. Code and addresses are not searched. */
export const wordRules: readonly WordRule[] = [
  { wrong: 'is to be found', better: 'is, or lives' },
  { wrong: 'superfluous', better: 'unnecessary' },
  { wrong: 'as ones that may', better: '"as non-blocking", or another adjective' },
  { wrong: 'of which all', better: 'a clause with a subject that acts' },
  { wrong: 'centre[sd]?|grey|licence|defence', better: 'the American spelling' },
  { wrong: 'travelled|labelled|modelled|whilst|amongst|learnt', better: 'the American spelling' },
  { wrong: '(?:organ|synchron)is(?:e[sdr]?|ing|ation)', better: 'the American spelling, with z' },
];
