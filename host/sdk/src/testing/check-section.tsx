import { expect, it } from 'vitest';
import { isSection, type SectionModule } from '../contract.ts';
import { renderOnServer } from './render-on-server.tsx';

/** How long a page with hundreds of entries may take to be compiled on a busy machine, in milliseconds. */
const compileLimit = 120_000;

/**
 * The test every section has: what it exposes is a section, and each of its pages loads and renders with its demos without a
 * browser. Registers test cases; call it at the top level of `section.test.ts`, in Vitest's environment `node`.
 */
export function checkSection(section: SectionModule): void {
  const pages = Object.entries(section.pages);

  it('is a section as the contract defines it', () => {
    expect(isSection(section)).toBe(true);
    expect(pages.length).toBeGreaterThan(0);
  });

  it.each(pages)(
    '%s loads and exports a component',
    async (_name, load) => {
      expect(typeof (await load()).default).toBe('function');
    },
    compileLimit,
  );

  it.each(pages)('%s renders on the server, and so does each of its demos', async (name, load) => {
    await checkRender(name, load);
  });
}

/** Renders one page on the server. @throws Error naming page and demo */
export async function checkRender(name: string, load: SectionModule['pages'][string]): Promise<void> {
  const { default: Page } = await load();
  try {
    await renderOnServer(<Page content={{}} base="/" />, `/${name}`);
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}
