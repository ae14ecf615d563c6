export { EntryCard, type EntryCardProps } from './EntryCard.tsx';
export { Prose, Section } from './Prose.tsx';
export { Reveal } from './Reveal.tsx';
export { Slot } from './Slot.tsx';
export { lowerHeadings, type Sections, sectionsOf, type TreeSection } from './tree-sections.ts';
