export interface StarRatingProps {
  /** What is rated; the name of the group. */
  label: string;
  /** How many stars there are. */
  stars: number;
  /** Called with every new rating; 0 when it was taken back. */
  onRate: (rating: number) => void;
}

export const props: StarRatingProps = {
  label: 'Rate this recipe',
  stars: 5,
  onRate: (rating) => console.log('onRate', rating),
};
