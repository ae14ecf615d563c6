export interface LikeProps {
  /** What is liked. */
  title: string;
  /** How many other people like it. */
  likes: number;
  /** Saves it; rejected when it could not be saved. */
  save: (isLiked: boolean) => Promise<void>;
}

export const props: LikeProps = {
  title: 'Bread without kneading',
  likes: 41,
  save: async (isLiked) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    console.log('save', isLiked);
  },
};
