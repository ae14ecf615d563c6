export interface AccordionProps {
  items: { question: string; answer: string }[];
  /** Whether opening one item closes the others. */
  isExclusive: boolean;
}

export const props: AccordionProps = {
  items: [
    { question: 'When will it arrive?', answer: 'Within two days.' },
    { question: 'Can I send it back?', answer: 'Yes, within 30 days.' },
    { question: 'Who pays for the return?', answer: 'We do.' },
  ],
  isExclusive: true,
};
