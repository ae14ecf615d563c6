import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NavigationSection } from '@site/sdk/contract';
import { distance } from 'fastest-levenshtein';
import * as v from 'valibot';
import { hostDir } from '../../workspace.ts';
import type { HostLink } from '../host-manifest.ts';

const plansFile = 'src/data/study-plans.json';
const readerPagesFile = 'src/data/reader-pages.json';
const plans = v.array(
  v.object({
    title: v.string(),
    steps: v.array(v.object({ when: v.string(), pages: v.array(v.string()) })),
  }),
);
const readerPages = v.record(v.string(), v.string());

/** The pages that the host of this checkout names: those of its study plans, and those that its start page sends readers to. */
export function hostLinks(): HostLink[] {
  return [...studyPlanLinks(), ...readerPageLinks()];
}

function studyPlanLinks(): HostLink[] {
  return v
    .parse(plans, jsonOf(plansFile))
    .flatMap(({ title, steps }) =>
      steps.flatMap(({ when, pages }) => pages.map((page) => ({ page, from: `the study plan "${title}", ${when}` }))),
    );
}

function readerPageLinks(): HostLink[] {
  const pages = v.parse(readerPages, jsonOf(readerPagesFile));
  return Object.entries(pages).map(([name, page]) => ({
    page,
    from: `the start page, "${name}" of ${readerPagesFile}`,
  }));
}

function jsonOf(path: string): unknown {
  return JSON.parse(readFileSync(join(hostDir, path), 'utf8'));
}

/**
 * Makes sure that a release removes no page that the host names. Pages of a section that is not released do not count: the
 * host does not show them until the section is.
 * @param sections all sections as they would be live
 * @param changed the ids of what is released: a section answers for its own pages, the host for all that it names
 * @throws Error naming each missing page, where it is named, the nearest page, and what to do
 */
export function checkHostLinks(
  links: HostLink[],
  sections: Pick<NavigationSection, 'id' | 'pages'>[],
  changed: string[],
): void {
  const ids = sections.flatMap(({ id, pages }) => pages.map(({ address }) => id + address));
  const released = sections.map(({ id }) => id);
  const checked = changed.includes('host') ? released : released.filter((id) => changed.includes(id));
  const missing = links.filter(({ page }) => checked.includes(sectionIn(page)) && !ids.includes(page));
  if (missing.length === 0) return;
  const lines = missing.map(({ page, from }) => `  ${from}: ${page}. The nearest page is ${nearest(page, ids)}.`);
  throw new Error(
    `The host names pages that the site would not have, so nothing was released:\n${lines.join('\n')}\nKeep the page, or change host/${plansFile} or host/${readerPagesFile} and release host and section in one step: npm run release`,
  );
}

function sectionIn(page: string): string {
  return page.split('/')[0] ?? '';
}

/** The page with the most similar name, in whichever section: pages are renamed, and move. */
function nearest(wanted: string, ids: string[]): string {
  const nameIn = (id: string) => id.toLowerCase().replace(/^.*\//, '');
  const distanceTo = (id: string) => distance(nameIn(wanted), nameIn(id));
  return ids.reduce((best, id) => (distanceTo(id) < distanceTo(best) ? id : best));
}
