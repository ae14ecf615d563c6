/** What the reader has done on this site so far, as Home and the study plans need it. */
export interface Reader {
  /** The entries that the reader has rated or solved. */
  answers: Answer[];
  /** How many entries there are to review today. */
  due: number;
  /** The topics with the most weak spots, the weakest first. */
  weakTopics: WeakTopic[];
  /** Whether all sections could be asked for their entries. Those of the others are not counted. */
  isComplete: boolean;
}

export interface Answer {
  /** The address of the page that lists the entry. */
  page: string;
  /** When it was rated or solved last, in milliseconds since 1970. */
  at: number;
}

/** A topic of a page, with what the reader does not know of it. */
export interface WeakTopic {
  /** Such as `closures`. */
  topic: string;
  /** The address of the page that lists its entries. */
  page: string;
  /** How many entries the reader has marked as not known. */
  notKnown: number;
  /** How many tasks have failed and are not solved. */
  failed: number;
}

/** A reader of whom nothing is stored. */
export const newReader: Reader = { answers: [], due: 0, weakTopics: [], isComplete: true };
