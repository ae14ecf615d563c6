import { render } from '@testing-library/react';
import type { SectionModule } from '../contract.ts';
import { MemoryRouter } from '../static-router.ts';

/**
 * Renders one page of a section as the host does, with its prose.
 * @param name the page's folder
 * @param address where the reader is; the page's own address without it
 * @throws Error when the section has no such page
 */
export async function renderPage(section: SectionModule, name: string, address = `/${name}`) {
  const load = section.pages[name];
  if (!load) throw new Error(`The section has no page "${name}". It has: ${Object.keys(section.pages).join(', ')}.`);
  const { default: Page } = await load();
  return render(
    <MemoryRouter initialEntries={[address]}>
      <Page content={{}} base="/" />
    </MemoryRouter>,
  );
}
