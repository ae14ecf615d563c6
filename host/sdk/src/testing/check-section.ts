import { expect, it } from 'vitest';
import { isSection, type SectionModule } from '../contract.ts';

/**
 * The test every section has: what it exposes is a section, and each of its pages loads. Registers test cases; call it at
 * the top level of `section.test.ts`.
 */
export function checkSection(section: SectionModule): void {
  it('is a section as the contract has it', () => {
    expect(isSection(section)).toBe(true);
    expect(Object.keys(section.pages).length).toBeGreaterThan(0);
  });

  it.each(Object.entries(section.pages))('%s loads and brings a component', async (_name, load) => {
    expect(typeof (await load()).default).toBe('function');
  });
}
