/** Bootstrap's breakpoints by infix, with their minimum widths in px. */
export const bootstrapBreakpoints = { sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 } as const;

export const infixes = Object.keys(bootstrapBreakpoints);

const infixPattern = /-(sm|md|lg|xl|xxl)(?=-|$)/;

/** A class name without its infix: `mt-md-3` is `mt-3` with `md` after `mt`. */
export interface FoldedName {
  base: string;
  infix: string | null;
  /** The position of the infix. */
  at: number;
}

export function foldName(name: string): FoldedName {
  const match = infixPattern.exec(name);
  const [whole = '', infix = null] = match ?? [];
  return { base: name.replace(whole, ''), infix, at: match?.index ?? name.length };
}
