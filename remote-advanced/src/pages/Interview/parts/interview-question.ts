/** A question as its card on the page shows it. `short` is the short answer. */
export interface InterviewQuestion {
  id: string;
  title: string;
  level: string;
  topics: string[];
  short: string;
}

const textOf = (card: Element, selector: string) => card.querySelector(selector)?.textContent?.trim() ?? '';

/** Reads the questions from the page, so that there is no second list to maintain. Other cards are left out. */
export function readQuestions(page: ParentNode): InterviewQuestion[] {
  return [...page.querySelectorAll('details.question[id]')].filter(hasShortAnswer).map((card) => ({
    id: card.id,
    title: textOf(card, 'summary h3'),
    level: textOf(card, '.level'),
    topics: [...card.querySelectorAll('summary .facts > span:not(.id, .level)')].map((one) => one.textContent ?? ''),
    short: textOf(card, '.answer > p'),
  }));
}

const hasShortAnswer = (card: Element) => textOf(card, '.answer > h4').startsWith('Short answer');
