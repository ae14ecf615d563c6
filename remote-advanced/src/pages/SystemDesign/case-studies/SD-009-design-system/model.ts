/** A brand in one of its appearances. */
export type Theme = `${'brand-a' | 'brand-b'} ${'light' | 'dark' | 'high-contrast'}`;

/** A value with a meaning. Components use roles; only themes use raw values. */
export interface Token {
  name: `color-${string}` | `space-${string}` | `text-${string}` | `motion-${string}`;
  description: string;
  /** By theme; each theme has a value for each token. */
  values: Record<Theme, string>;
  deprecated?: { since: string; use: string };
}

/** What the site of the system shows of a component, and what tools check. */
export interface ComponentEntry {
  name: string;
  status: 'draft' | 'stable' | 'deprecated';
  since: string;
  package: string;
  /** What users of the component must provide for it to be accessible. */
  obligations: string[];
  examples: { title: string; source: string }[];
  /** Compressed, in bytes, measured in CI. */
  size: number;
}

/** A change that users have to act on, with the tool that does it for them. */
export interface Migration {
  from: string;
  to: string;
  codemod: string | null;
  guide: string;
  /** How many uses are left in all repositories, counted every night. */
  remaining: number;
}
