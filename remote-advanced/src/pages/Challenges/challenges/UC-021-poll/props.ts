export interface Answer {
  id: string;
  text: string;
  votes: number;
}

export interface PollProps {
  question: string;
  answers: Answer[];
  /** The id of the answer that the user has given before. */
  voted: string | null;
  /** Fulfilled with all answers and their new numbers; rejected when the vote was not counted. */
  vote: (id: string) => Promise<Answer[]>;
}

const answers: Answer[] = [
  { id: 'bus', text: 'By bus or train', votes: 41 },
  { id: 'bike', text: 'By bike', votes: 23 },
  { id: 'foot', text: 'On foot', votes: 17 },
];

export const props: PollProps = {
  question: 'How do you get to work?',
  answers,
  voted: null,
  vote: async (id) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return answers.map((answer) => (answer.id === id ? { ...answer, votes: answer.votes + 1 } : answer));
  },
};
