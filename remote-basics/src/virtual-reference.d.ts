/** Made by `build/reference-plugin.ts` from the packages installed for this section and from `data/reference/`. */

declare module 'virtual:reference/addresses' {
  /** Where the files that pages fetch stand, by their name. */
  const addresses: Readonly<Record<string, string>>;
  export default addresses;
}

declare module 'virtual:reference/summary' {
  interface Family {
    id: string;
    name: string;
    group: string;
    purpose: string;
    count: number;
  }
  const summary: {
    bootstrap: { version: string; breakpoints: Record<string, number>; families: Family[] };
    tailwind: { version: string; breakpoints: Record<string, string>; families: Family[] };
    counts: { classes: number; properties: number; utilities: number; variants: number };
  };
  export default summary;
}

declare module 'virtual:reference/equivalents' {
  const equivalents: { bootstrap: string; tailwind: string; group: string; differs?: string }[];
  export default equivalents;
}

declare module 'virtual:reference/data' {
  /** What the files hold, for tests. */
  const data: Record<'classes' | 'properties' | 'utilities' | 'variants', unknown>;
  export default data;
}
