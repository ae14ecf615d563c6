import { expect, follow, livePages, respond, type Site, test, waitForHydration } from '@site/tools/browser-test';
import { expectReadable, inTime, panelOf, proseOf } from './faults.ts';

const address = '/UseReduce';
const title = 'React Hooks';

/** What can go wrong with the file of one page. */
const faults = {
  'is missing': { status: 404, contentType: 'text/plain', body: 'There is no such file.' },
  'holds no component': { contentType: 'text/javascript', body: 'export default 7;' },
  'throws when it is rendered': {
    contentType: 'text/javascript',
    body: 'export default function Page() { throw new Error("broken on purpose"); }',
  },
};

/** The page's own file. */
function fileOf({ store }: Site): string {
  const { preload } = livePages(store).find((one) => one.address === address) ?? { preload: [] };
  const [file = '', ...others] = preload.filter((path) => /^assets\/page-/.test(path));
  expect([file === '', others]).toEqual([false, []]);
  return file;
}

for (const [fault, answer] of Object.entries(faults)) {
  test(`one page’s file ${fault}: a panel, the text, and the rest of the site`, async ({ site, page }) => {
    await respond(page, `**/${fileOf(site)}`, (route) => route.fulfill(answer));
    const prose = await proseOf(page, site.url + address);
    await page.goto(site.url + address);
    await expect(panelOf(page, title)).toBeVisible();
    await expectReadable(page, prose);

    await follow(page, title, 'useState');
    await expect(page.getByRole('heading', { level: 1, name: 'useState' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await waitForHydration(page);
    await follow(page, title, 'useReducer');
    await expect(panelOf(page, title)).toBeVisible();
    await follow(page, 'Advanced', 'Redux');
    await expect(page.getByRole('heading', { level: 1, name: 'Redux' })).toBeVisible();
  });
}

test('one page’s file never answers: a panel in time, and the page after a reload, which the panel offers', async ({
  site,
  page,
}) => {
  const heal = await respond(page, `**/${fileOf(site)}`, () => {});
  await page.goto(site.url + address, { waitUntil: 'commit' });
  await expect(panelOf(page, title)).toBeVisible(inTime);
  await follow(page, 'Advanced', 'Redux');
  await expect(page.getByRole('heading', { level: 1, name: 'Redux' })).toBeVisible();
  await follow(page, title, 'useReducer');
  await page.getByRole('button', { name: 'Try again' }).click(inTime);
  heal();
  await page.getByRole('button', { name: 'Reload the page' }).click(inTime);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await waitForHydration(page);
});
