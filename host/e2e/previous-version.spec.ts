import { expect, follow, type Page, respond, type Site, test, waitForHydration } from '@site/tools/browser-test';
import { publish } from '@site/tools/release/publish';
import { stageChanged } from './changed-release.ts';
import { faults, inTime } from './faults.ts';

test.describe.configure({ timeout: 120_000 });

const address = '/UseReduce';
const sentence = 'This sentence is in a release that does not work.';

/** Releases a version of the section whose entry fails in the reader's browser. */
async function releaseBroken({ store }: Site, page: Page, fault: keyof typeof faults): Promise<void> {
  const candidate = await stageChanged(store, 'hooks', { address, sentence });
  await publish(store, 'release', [candidate]);
  await respond(page, new RegExp(`/s/hooks/${candidate.version}/remoteEntry-`), faults[fault]);
}

const line = (page: Page) => page.getByRole('status').filter({ hasText: 'React Hooks is shown as it was before' });

for (const fault of ['is missing', 'throws', 'never answers'] as const) {
  test(`an entry that ${fault}: the version before, on a deep link and on the next page, with one line about it`, async ({
    ownSite,
    page,
  }) => {
    await releaseBroken(ownSite, page, fault);
    await page.goto(ownSite.url + address);
    await expect(line(page)).toBeVisible(inTime);
    await expect(page.getByText(sentence)).toHaveCount(0);
    await page.getByRole('button', { name: '+' }).first().click();
    await follow(page, 'React Hooks', 'useState');
    await expect(page.getByRole('heading', { level: 1, name: 'useState' })).toBeVisible();
    await waitForHydration(page);
    await expect(line(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await follow(page, 'Advanced', 'Redux');
    await expect(page.getByRole('heading', { level: 1, name: 'Redux' })).toBeVisible();
    await expect(line(page)).toHaveCount(0);
  });
}

test('a version that works again is used by the next tab', async ({ ownSite, page, context }) => {
  await releaseBroken(ownSite, page, 'is missing');
  await page.goto(ownSite.url + address);
  await expect(line(page)).toBeVisible(inTime);
  const next = await context.newPage();
  await next.goto(ownSite.url + address);
  await waitForHydration(next);
  await expect(next.getByText(sentence)).toBeVisible();
  await expect(line(next)).toHaveCount(0);
});
