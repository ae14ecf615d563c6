/** The parts of a design, in the order in which a round goes through them. */
export const designParts = [
  'Architecture',
  'Data model',
  'API',
  'Performance',
  'Accessibility',
  'Trade-offs',
  'Follow-ups',
] as const;

/** The headings of a case study. */
export const parts = ['Short answer', 'Requirements', ...designParts] as const;

/** The id of the heading of a part on the case study's own page. */
export function partId(part: string): string {
  return part.toLowerCase().replaceAll(' ', '-');
}
