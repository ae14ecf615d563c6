import { type ChallengeFiles, checksFile, stylesFile, type Variant, variants } from '../challenge-files.ts';

/** A file in the tabs: what it holds at the start and in the reference solution, or only its text when readers cannot change it. */
export type TabFile =
  | { name: string; isEditable: true; start: string; solution: string }
  | { name: string; isEditable: false; text: string };

/** The files that a reader edits, as they are at the start. */
export function startOf({ react, dom, styles }: ChallengeFiles): Record<string, string> {
  return { [variants.react]: react.start, [variants.dom]: dom.start, [stylesFile]: styles };
}

/** The files in the tabs of a variant, the component first. */
export function tabFiles(challenge: ChallengeFiles, variant: Variant): [TabFile, ...TabFile[]] {
  const { styles, props, checks } = challenge;
  return [
    { name: variants[variant], isEditable: true, ...challenge[variant] },
    { name: stylesFile, isEditable: true, start: styles, solution: styles },
    ...(props === null ? [] : [{ name: 'props.ts', isEditable: false as const, text: props }]),
    { name: checksFile, isEditable: false, text: checks },
  ];
}

/** The variant that a reader has been working on: the first one that is not as it was at the start. */
export function begunVariant(challenge: ChallengeFiles, codeOf: (file: string) => string): Variant {
  return codeOf(variants.react) === challenge.react.start && codeOf(variants.dom) !== challenge.dom.start
    ? 'dom'
    : 'react';
}
