export interface ConfirmProps {
  /** The name of the button that opens the dialog. */
  opener: string;
  title: string;
  text: string;
  /** Called when the user confirms. */
  onConfirm: () => void;
}

export const props: ConfirmProps = {
  opener: 'Delete account',
  title: 'Delete your account?',
  text: 'Your orders and addresses are removed. You cannot take this back.',
  onConfirm: () => console.log('onConfirm'),
};
