import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss';
import theme from 'tailwindcss/theme.css?raw';

/** What Tailwind generates for a class: its CSS, or null for an unknown class. */
export interface Answer {
  css: string | null;
}

const system = loadDesignSystem(`${theme}\n@tailwind utilities;`, { base: '/' });

/** The CSS that Tailwind generates for one class with its own theme. */
export async function lookUp(name: string): Promise<Answer> {
  const [css] = (await system).candidatesToCss([name]);
  return { css: css?.trim() ?? null };
}
