import { type Answer, expect, follow, type Page, respond, test, waitForHydration } from '@site/tools/browser-test';
import { inTime, panelOf } from './faults.ts';

const trail = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' });

const registry = '**/registry.json';

type Row = Record<string, unknown>;

/** Answers with the real registry, in which the row of one section is changed. */
function withRow(change: Row | null): Answer {
  return async (route) => {
    const json = await (await route.fetch()).json();
    const sections = json.sections.map((row: Row) => (row.id === 'hooks' ? change && { ...row, ...change } : row));
    await route.fulfill({ json: { ...json, sections } });
  };
}

/** Rows that the contract forbids, each with the console message it causes. */
const badRows: Record<string, { row: Row | null; said: RegExp }> = {
  'an entry that leads out of the section': {
    row: { entry: '../../evil.js' },
    said: /\(hooks\)[\s\S]*entry: must be a rel/,
  },
  'files from another site': { row: { base: 'https://example.com/s/' }, said: /\(hooks\)[\s\S]*base: must be/ },
  'no pages': { row: { pages: null }, said: /\(hooks\)[\s\S]*pages: / },
  'a newer contract': { row: { contract: 99 }, said: /The section "hooks" needs a newer version of this page/ },
  'no contract': { row: { contract: null }, said: /\(hooks\)[\s\S]*contract: / },
  'null in place of a row': { row: null, said: /\(no id\)/ },
};

for (const [what, { row, said }] of Object.entries(badRows)) {
  test(`a row of the registry with ${what} is dropped and reported, the rest works`, async ({
    site,
    page,
    complaints,
  }) => {
    await respond(page, registry, withRow(row));
    await page.goto(`${site.url}/Redux`);
    await waitForHydration(page);
    // The menu loses a group then, and the others move to its place.
    await expect.poll(() => complaints.join('\n')).toMatch(said);
    await follow(page, 'Projects', 'Task manager');
    await expect(page.getByRole('heading', { level: 1, name: 'Task manager' })).toBeVisible();
    await expectListed(page, 'Frontend Basics', 'Box Model');

    await page.goto(`${site.url}/UseReduce`);
    await waitForHydration(page);
    await expect(page.getByRole('button', { name: 'Reset' }).first()).toBeVisible();
    await expectListed(page, 'Frontend Basics', 'Box Model');
  });
}

test('a page of a section whose row is bad gets the panel when it is followed, and a retry', async ({ site, page }) => {
  const heal = await respond(page, registry, withRow({ entry: '' }));
  await page.goto(site.url);
  await waitForHydration(page);
  await page.getByRole('main').getByRole('link', { name: 'useReducer' }).first().click();
  await expect(panelOf(page, 'React Hooks')).toContainText('The registry has no usable entry for the section "hooks".');
  heal();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Reset' }).first()).toBeVisible();
  await waitForHydration(page);
});

/** What can go wrong with the whole registry. */
const damage: Record<string, Answer> = {
  'is missing': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'There is no such file.' }),
  'is HTML': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Welcome</title>' }),
  'is cut off': (route) => route.fulfill({ contentType: 'application/json', body: '{ "contract": 1, "sections": [' }),
  'is null': (route) => route.fulfill({ json: null }),
  'holds no list': (route) => route.fulfill({ json: { contract: 1, sections: {} } }),
  'never answers': () => {},
};

for (const [what, answer] of Object.entries(damage)) {
  test(`the registry ${what}: the page that was opened works, and so do the documents of other sections`, async ({
    site,
    page,
    complaints,
  }) => {
    const heal = await respond(page, registry, answer);
    await page.goto(`${site.url}/UseReduce`);
    await waitForHydration(page);
    await expectListed(page, 'React Hooks', 'useReducer');
    await expectListed(page, 'Frontend Basics', 'Begin with Frontend Basics');
    await follow(page, 'React Hooks', 'useState');
    await expect(page.getByRole('heading', { level: 1, name: 'useState' })).toBeVisible();
    await waitForHydration(page);
    await follow(page, 'Advanced', 'Begin with Advanced');
    await expect(trail(page).getByRole('link', { name: 'Advanced' })).toBeVisible(inTime);
    await waitForHydration(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    if (what !== 'never answers') expect(complaints.join('\n')).toMatch(/registry\.json|JSON/);

    heal();
    await page.reload();
    await waitForHydration(page);
    await follow(page, 'React Hooks', 'useReducer');
    await expect(page.getByRole('heading', { level: 1, name: 'useReducer' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Fetch data' })).toBeVisible();
  });
}

/** A group of the menu has a link, and nothing on the page reports a problem. */
async function expectListed(page: Page, group: string, link: string): Promise<void> {
  await expect(page.getByRole('alert')).toHaveCount(0);
  const nav = page.getByRole('navigation', { name: 'Site' });
  await nav.getByRole('button', { name: group }).click();
  await expect(nav.getByRole('link', { name: link, exact: true })).toBeVisible();
  await nav.getByRole('button', { name: group }).click();
}
