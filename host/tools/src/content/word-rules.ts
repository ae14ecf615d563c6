/** A word or phrase that we don't write, and the better one. */
export interface WordRule {
  /** Matched in prose without regard to case, as whole words; a space also matches a line break. */
  wrong: string;
  better: string;
}

/** Words carried over from another language, and British spelling. Code and addresses are not searched. */
export const wordRules: readonly WordRule[] = [
  { wrong: 'for ever', better: 'indefinitely, or "never expires"' },
  { wrong: 'belongs? into', better: '"belongs in"' },
  { wrong: 'foreign(?! keys?)', better: 'untrusted, or third-party' },
  { wrong: 'texts', better: 'strings, or text' },
  { wrong: 'pictures?', better: 'frame, snapshot, or image' },
  {
    wrong: 'stands? (?:in|at|behind|above|below|beside|there|before|between|inside|outside)',
    better: 'is, or appears',
  },
  { wrong: 'is to be found', better: 'is, or lives' },
  { wrong: 'typing errors?', better: 'typo' },
  {
    wrong: '(?<=^|[.!] )who (?:[a-z]+s|can|cannot|chose|wants)(?=\\b[^.?!]*[.;])',
    better: 'who acts as the subject: users who …, or readers who …',
  },
  { wrong: 'superfluous', better: 'unnecessary' },
  { wrong: 'seldom', better: 'rarely' },
  { wrong: '(?:in|out)side of', better: 'inside, or outside' },
  { wrong: 'anew', better: 'again' },
  {
    wrong: "strangers? that|first stranger|stranger's",
    better: 'untrusted, or "the first character that is not valid"',
  },
  { wrong: 'made-up', better: 'fixture in tests, example in text' },
  { wrong: "for nobody's reason", better: 'unexpectedly' },
  { wrong: 'as ones that may', better: '"as non-blocking", or another adjective' },
  { wrong: 'of which all', better: 'a clause with a subject that acts' },
  {
    wrong: 'colours?|coloured|behaviours?|centre[sd]?|grey|harbours?|metres?|neighbours?|neighbouring|licence|defence',
    better: 'the American spelling',
  },
  {
    wrong: 'travelled|labelled|cancelled|cancelling|modelled|analyse[sd]?|whilst|amongst|learnt',
    better: 'the American spelling',
  },
  {
    wrong: '(?:memo|initial|normal|optim|serial|recogn|sanit|organ|custom|synchron|capital)is(?:e[sdr]?|ing|ation)',
    better: 'the American spelling, with z',
  },
];
