import { bootstrapBreakpoints } from './bootstrap-names.ts';
import { bootstrapReference } from './bootstrap-reference.ts';
import { readEquivalents } from './equivalents.ts';
import type { Family } from './families.ts';
import { tailwindReference } from './tailwind-reference.ts';

export type SectionReference = Awaited<ReturnType<typeof sectionReference>>;

/**
 * A section's reference, built from the packages installed for it: what its pages show immediately (`summary`), the
 * data they fetch, and the files that are served.
 * @param dir the section's folder
 */
export async function sectionReference(dir: string) {
  const { preview, families, classes, texts, names, previews, properties, version } = bootstrapReference(dir);
  const tailwind = await tailwindReference(dir);
  const data = {
    classes: { rows: classes, texts },
    properties,
    utilities: { rows: tailwind.utilities },
    variants: { rows: tailwind.variants },
  };
  const json = Object.entries({ ...data, previews }).map(([name, value]) => ({
    name: `${name}.json`,
    text: JSON.stringify(value),
  }));
  return {
    data,
    summary: {
      bootstrap: { version, breakpoints: bootstrapBreakpoints, families: families.map(about(classes)) },
      tailwind: {
        version: tailwind.version,
        breakpoints: tailwind.breakpoints,
        families: tailwind.groups.map(about(tailwind.utilities)),
      },
      counts: Object.fromEntries(Object.entries(data).map(([name, { rows }]) => [name, rows.length])),
    },
    equivalents: readEquivalents(dir),
    tables: {
      Bootstrap: [
        { label: 'Bootstrap classes', prefix: 'bs-', rows: names },
        { label: 'Custom properties of Bootstrap', prefix: '', rows: properties.rows.map(([name]) => name) },
        { label: 'Tailwind utilities', prefix: 'tw-', rows: tailwind.utilities.map(([name]) => name) },
        { label: 'Tailwind variants', prefix: 'variant-', rows: tailwind.variants.map(([name]) => name) },
      ],
    },
    files: [...json, { name: 'preview.css', text: preview.css }, ...preview.pictures],
  };
}

/** What a page shows about a family: its name and purpose, and its number of rows. */
function about(rows: readonly (readonly [string, number, ...unknown[]])[]) {
  return ({ id, name, purpose, group }: Omit<Family, 'match' | 'previews'>, place: number) => ({
    id,
    name,
    group,
    purpose,
    count: rows.filter(([, family]) => family === place).length,
  });
}
