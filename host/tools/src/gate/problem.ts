/** What is wrong with a page. */
export interface Problem {
  address: string;
  /** In the first line what it is, in the others how it is in this version of the page. */
  text: string;
  /** How much of it there is, such as elements or bytes. Of what a page has already, more refuses a release. */
  amount?: number;
}

/** What is wrong with the page that was looked at. */
export type Finding = Omit<Problem, 'address'>;

/** A line for people. */
export function problemText({ address, text }: Problem): string {
  return `${address}: ${text}`;
}
