import { contractVersion, outlineOf, type Page, type Section } from '@site/sdk/contract';
import { SectionLoader } from '../load-section.ts';
import { Pages } from '../pages.ts';
import { SiteRegistry } from '../registry.ts';
import type { Site } from '../site-context.ts';

/** A section as the registry has it, with pages that have a place in the menu unless it is said otherwise. */
export function exampleSection(id: string, title: string, pages: Page[], order = 1): Section {
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

/** A page. @param place its place in the menu; without one it has none */
export function examplePage(address: string, label: string, place?: number, change: Partial<Page> = {}): Page {
  const name = address.slice(1).replace(/^./, (letter) => letter.toUpperCase());
  return {
    ...{ name, address, param: null, title: label },
    summary: `What the page on ${label} is about.`,
    nav: place === undefined ? null : { label, order: place },
    content: `pages/${name}.json`,
    preload: [`assets/${name}-x1.js`],
    styles: [`assets/${name}-x1.css`],
    ...change,
  };
}

/** The sections of the product specification; their pages by the names of their folders, as they are released. */
export const exampleSections: Section[] = [
  exampleSection('basics', 'Frontend Basics', [
    examplePage('/Bootstrap', 'Bootstrap', 3),
    examplePage('/BoxModel', 'Box Model', 4),
    examplePage('/HtmlCss', 'HTML & CSS', 1),
    examplePage('/javascript', 'JavaScript', 2),
    examplePage('/mapping', 'Mapping', 5),
  ]),
  exampleSection('hooks', 'React Hooks', [
    examplePage('/HooksFaq', 'Hooks FAQ', 8),
    examplePage('/UseCall', 'Parent and child callbacks'),
    examplePage('/UseReduce', 'useReducer', 3),
    examplePage('/UserefHook', 'useRef', 5, { name: 'UseRefHook' }),
    examplePage('/UseStateHook', 'useState', 1),
  ]),
  exampleSection('projects', 'Projects', [
    examplePage('/Projects', 'Work history'),
    examplePage('/Quotes', 'Quotes', 4, { param: 'username' }),
    examplePage('/TaskManager', 'Task manager', 1),
  ]),
  exampleSection('advanced', 'Advanced', [examplePage('/Axios', 'Axios', 2)]),
].map((section, index) => ({ ...section, order: index + 1 }));

/** What the host knows of a site with these sections. @param live the registry; asking for it costs no request */
export function exampleSite(sections: Section[] = exampleSections, live: Section[] = sections): Site {
  const outline = sections.map(outlineOf);
  const registry = new SiteRegistry({ contract: contractVersion, outline, section: null });
  registry.live = async () => ({ contract: contractVersion, sections: live });
  return { outline, registry, pages: new Pages({ registry, sections: new SectionLoader() }), fades: false };
}
