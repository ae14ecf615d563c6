export interface CodeInputProps {
  /** How many digits a code has. */
  length: number;
  /** Called with the code when it is whole. */
  onComplete: (code: string) => void;
}

export const props: CodeInputProps = {
  length: 6,
  onComplete: (code) => console.log('onComplete', code),
};
