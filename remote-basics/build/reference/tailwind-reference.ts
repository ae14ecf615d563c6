import { familyOf, readFamilies } from './families.ts';
import { installedPackage } from './installed-package.ts';
import { tailwindDesignSystem } from './tailwind-design-system.ts';
import { type Utility, utilitiesOf } from './tailwind-utilities.ts';
import { variantsOf } from './tailwind-variants.ts';

const tailwindGroupsFile = 'src/data/reference/tailwind-groups.yaml';

/** The string that a group's pattern is matched against. */
function groupKey({ name, property }: Pick<Utility, 'name' | 'property'>): string {
  return `${name} ${property}`;
}

/**
 * Everything the page needs about Tailwind's utilities and variants, from the package installed for a section.
 * @throws Error when a utility belongs to no group, or an example yields no CSS
 */
export async function tailwindReference(dir: string) {
  const installed = installedPackage(dir, 'tailwindcss');
  const groups = readFamilies(dir, tailwindGroupsFile);
  const system = await tailwindDesignSystem(installed);
  const utilities = utilitiesOf(system).map((utility) => {
    const group = familyOf(groups, groupKey(utility));
    if (group < 0)
      throw new Error(`The utility ${utility.name} of Tailwind is in no group. Name it in ${tailwindGroupsFile}.`);
    const { name, example, css } = utility;
    return [name, group, example === name ? '' : example, css] as const;
  });
  return {
    version: installed.version,
    groups,
    utilities: utilities.sort((a, b) => a[1] - b[1]),
    variants: variantsOf(system).map(({ name, example, css }) => [name, example, css] as const),
    breakpoints: Object.fromEntries(system.theme.namespace('--breakpoint')),
  };
}
