import type { AccordionProps } from './props';

export default function Accordion({ items, isExclusive }: AccordionProps) {
  return <div className="accordion">To do</div>;
}
