export interface EditorProps {
  /** The name of the text area. */
  label: string;
  /** The text at first. */
  value: string;
  /** How many steps can be taken back; at least 1. */
  limit: number;
  /** Called with the text after each change. */
  onChange: (text: string) => void;
}

export const props: EditorProps = {
  label: 'Note',
  value: 'Buy bread.',
  limit: 100,
  onChange: (text) => console.log('onChange', text),
};
