export { CardHeading } from './CardHeading.tsx';
export { EntryBody, type EntryBodyProps } from './EntryBody.tsx';
export { EntryPageCard } from './EntryPageCard.tsx';
export { type EntryLink, Neighbors, type NeighborsProps } from './Neighbors.tsx';
export { Prose, Section } from './Prose.tsx';
export { Reveal } from './Reveal.tsx';
export { Slot } from './Slot.tsx';
export { type TopicGroup, TopicGroups } from './TopicGroups.tsx';
export { lowerHeadings, type Sections, sectionsOf, type TreeSection } from './tree-sections.ts';
