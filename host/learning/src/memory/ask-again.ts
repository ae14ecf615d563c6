/** Has the reader asked again on /Review, after a wrong answer. The code that saves it is loaded for this. */
export function askAgain(entry: string): void {
  import('./schedule-store.ts').then(({ addToReview }) => addToReview([entry])).catch(console.error);
}
