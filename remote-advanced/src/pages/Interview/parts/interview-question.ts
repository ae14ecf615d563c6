import { cardsIn, slugIn, titleOf } from '@site/learning/cards';

/** A question as the list on the page shows it. */
export interface InterviewQuestion {
  id: string;
  title: string;
  level: string;
  topics: string[];
  /** The end of its address. */
  slug: string;
}

/** Reads the questions from the list on the page, so that there is no second one to maintain. Other entries are left out. */
export function readQuestions(page: ParentNode): InterviewQuestion[] {
  return cardsIn(page)
    .filter(({ dataset }) => dataset.kind === 'question')
    .map((card) => ({
      id: card.id,
      title: titleOf(card)?.textContent ?? '',
      level: card.dataset.level ?? '',
      topics: card.dataset.topics?.split(' ') ?? [],
      slug: slugIn(card),
    }));
}
