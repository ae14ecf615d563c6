/** Why releases cannot be bisected; the message is meant for the reader. */
export class BisectError extends Error {}

export const contradiction =
  'The answers in this address contradict each other. Begin again without “works” and “fails”.';
