import {
  contractVersion,
  navigationOf,
  navigationWithin,
  type Page,
  type Section,
  type SectionModule,
} from '@site/sdk/contract';
import { SectionLoader } from '../load-section.ts';
import { Pages } from '../pages.ts';
import { SiteRegistry } from '../registry.ts';
import type { Site } from '../site-context.ts';

/** A section as the registry has it. */
export function fixtureSection(id: string, title: string, pages: Page[], order = 1): Section {
  return {
    contract: contractVersion,
    ...{ id, title, order },
    version: '0123456789ab',
    owner: `@site/${id}`,
    commit: null,
    entry: 'remoteEntry-x1.js',
    base: `/s/${id}/0123456789ab/`,
    pages,
  };
}

/** A page. @param order its order in the menu; without one it is not in the menu */
export function fixturePage(address: string, label: string, order?: number, change: Partial<Page> = {}): Page {
  const name = address.slice(1).replace(/^./, (letter) => letter.toUpperCase());
  return {
    ...{ name, address, param: null, title: label },
    summary: `What the page on ${label} is about.`,
    nav: order === undefined ? null : { label, order },
    content: `pages/${name}.json`,
    preload: [`assets/${name}-x1.js`],
    styles: [`assets/${name}-x1.css`],
    ...change,
  };
}

/** The sections of the product specification; their pages by the names of their folders, as they are released. */
export const fixtureSections: Section[] = [
  fixtureSection('basics', 'Frontend Basics', [
    fixturePage('/Bootstrap', 'Bootstrap', 3),
    fixturePage('/BoxModel', 'Box Model', 4),
    fixturePage('/HtmlCss', 'HTML & CSS', 1),
    fixturePage('/javascript', 'JavaScript', 2),
    fixturePage('/mapping', 'Mapping', 5),
  ]),
  fixtureSection('hooks', 'React Hooks', [
    fixturePage('/HooksFaq', 'Hooks FAQ', 8),
    fixturePage('/UseCall', 'Parent and child callbacks'),
    fixturePage('/UseReduce', 'useReducer', 3),
    fixturePage('/UserefHook', 'useRef', 5, { name: 'UseRefHook' }),
    fixturePage('/UseStateHook', 'useState', 1),
  ]),
  fixtureSection('projects', 'Projects', [
    fixturePage('/Projects', 'Work history'),
    fixturePage('/Quotes', 'Quotes', 4, { param: 'username' }),
    fixturePage('/TaskManager', 'Task manager', 1),
  ]),
  fixtureSection('advanced', 'Advanced', [fixturePage('/Axios', 'Axios', 2)]),
].map((section, index) => ({ ...section, order: index + 1 }));

/**
 * The data that the host has of a site with these sections.
 * @param live the registry; asking for it costs no request
 * @param within the section whose document it is; that of a page which lists all pages without it
 */
export function fixtureSite(sections: Section[] = fixtureSections, live: Section[] = sections, within?: string): Site {
  const whole = sections.map(navigationOf);
  const navigation = within === undefined ? whole : navigationWithin(whole, within);
  const registry = new SiteRegistry(navigation);
  registry.live = async () => ({ contract: contractVersion, sections: live });
  const loader = new SectionLoader();
  loader.load = async (id) => emptyModule(sections.find((section) => section.id === id)?.pages ?? []);
  return { navigation, registry, pages: new Pages({ registry, sections: loader }) };
}

/** The code of a section whose pages show nothing. */
function emptyModule(pages: Page[]): SectionModule {
  return {
    contract: contractVersion,
    pages: Object.fromEntries(pages.map(({ name }) => [name, async () => ({ default: () => null })])),
  };
}
