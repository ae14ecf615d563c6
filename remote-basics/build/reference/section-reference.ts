import { bootstrapBreakpoints } from './bootstrap-names.ts';
import { bootstrapReference } from './bootstrap-reference.ts';
import { readEquivalents } from './equivalents.ts';
import type { Family } from './families.ts';
import { tailwindReference } from './tailwind-reference.ts';

export type SectionReference = Awaited<ReturnType<typeof sectionReference>>;

/**
 * The reference of a section, made from the packages that are installed for it: what its pages say at once (`summary`), the
 * data that they fetch, and the files that are served.
 * @param dir the section's folder
 */
export async function sectionReference(dir: string) {
  const { preview, families, classes, texts, previews, properties, version } = bootstrapReference(dir);
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
    files: [...json, { name: 'preview.css', text: preview.css }, ...preview.pictures],
  };
}

/** What a page says of a family: who it is, and how many rows are of it. */
function about(rows: readonly (readonly [string, number, ...unknown[]])[]) {
  return ({ id, name, purpose, group }: Omit<Family, 'match' | 'previews'>, place: number) => ({
    id,
    name,
    group,
    purpose,
    count: rows.filter(([, family]) => family === place).length,
  });
}
