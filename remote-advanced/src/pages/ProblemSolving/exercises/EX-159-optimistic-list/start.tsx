import type { ReactNode } from 'react';

export interface Comment {
  id: string;
  text: string;
}

export interface CommentsProps {
  /** The comments that are there at first. */
  initial: readonly Comment[];
  /** Saves a comment. It is fulfilled with the comment as it was saved. */
  send: (text: string) => Promise<Comment>;
}

/** A list of comments with a form for new ones, which are shown before they are saved. */
export function Comments({ initial, send }: CommentsProps): ReactNode {
  throw new Error('Not implemented');
}
