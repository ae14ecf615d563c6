export interface Comment {
  id: string;
  author: string;
  text: string;
  replies: Comment[];
}

export interface ThreadProps {
  /** The name of the list. */
  label: string;
  comments: Comment[];
  /** Called with each new text, and with the id of the comment that it answers, or null. */
  onAdd: (text: string, parent: string | null) => void;
}

export const props: ThreadProps = {
  label: 'Comments',
  comments: [
    {
      id: 'a',
      author: 'Ada',
      text: 'Which editor do you use?',
      replies: [
        {
          id: 'b',
          author: 'Ben',
          text: 'The one that was installed.',
          replies: [{ id: 'c', author: 'Cleo', text: 'Same here. <b>No</b> regrets.', replies: [] }],
        },
        { id: 'd', author: 'Dan', text: 'I write on paper first.', replies: [] },
      ],
    },
    { id: 'e', author: 'Eve', text: 'Thanks for the article!', replies: [] },
  ],
  onAdd: (text, parent) => console.log('onAdd', text, parent),
};
