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
  return [...page.querySelectorAll<HTMLElement>('[data-kind=question]')].map((card) => {
    const link = card.querySelector('a');
    return {
      id: card.id,
      title: link?.textContent ?? '',
      level: card.dataset.level ?? '',
      topics: card.dataset.topics?.split(' ') ?? [],
      slug: link?.pathname.split('/').at(-1) ?? '',
    };
  });
}
