import { expectReadable, follow, panelOf, proseOf } from './faults.ts';
import { alive, expect, livePages, test } from './site.ts';

const address = '/UseReduce';
const title = 'React Hooks';

/** What may become of the file that holds one page. */
const faults = {
  'is missing': { status: 404, contentType: 'text/plain', body: 'There is no such file.' },
  'holds no component': { contentType: 'text/javascript', body: 'export default 7;' },
  'throws when it is drawn': {
    contentType: 'text/javascript',
    body: 'export default function Page() { throw new Error("broken on purpose"); }',
  },
};

for (const [fault, answer] of Object.entries(faults)) {
  test(`one page’s file ${fault}: a panel, the text, and the rest of the site`, async ({ site, page }) => {
    const file = livePages(site.store)
      .find((one) => one.address === address)
      ?.preload.find((path) => /^assets\/page-/.test(path));
    expect(file).toBeDefined();
    await page.route(`**/${file}`, (route) => route.fulfill(answer));
    const prose = await proseOf(page, site.url + address);
    await page.goto(site.url + address);
    await expect(panelOf(page, title)).toBeVisible();
    await expectReadable(page, prose);

    await follow(page, title, 'useState');
    await expect(page.getByRole('heading', { level: 1, name: 'useState' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await alive(page);
    await follow(page, title, 'useReducer');
    await expect(panelOf(page, title)).toBeVisible();
    await follow(page, 'Advanced', 'Redux');
    await expect(page.getByRole('heading', { level: 1, name: 'Redux' })).toBeVisible();
  });
}
