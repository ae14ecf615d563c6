import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss';
import type { InstalledPackage } from './installed-package.ts';

export type DesignSystem = Awaited<ReturnType<typeof loadDesignSystem>>;

/**
 * Tailwind's design system with its own theme. Only this file uses the loader's unstable name; the version of
 * the package is pinned because of it.
 */
export function tailwindDesignSystem({ read }: InstalledPackage): Promise<DesignSystem> {
  return loadDesignSystem(`${read('theme.css')}\n@tailwind utilities;`, { base: '/' });
}
