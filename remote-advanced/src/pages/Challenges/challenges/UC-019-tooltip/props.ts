export interface Tool {
  name: string;
  /** What the tooltip says. */
  tip: string;
}

export interface ToolbarProps {
  tools: Tool[];
  /** How long the pointer rests on a button before its tooltip appears, in milliseconds. */
  delay: number;
}

export const props: ToolbarProps = {
  tools: [
    { name: 'Bold', tip: 'Makes the selection bold' },
    { name: 'Quote', tip: 'Turns the paragraph into a quote' },
    { name: 'Link', tip: 'Asks where the selection leads to' },
  ],
  delay: 300,
};
