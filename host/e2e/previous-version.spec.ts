import { expect, follow, type Page, respond, test, waitForHydration } from '@site/tools/browser-test';
import { publish } from '@site/tools/release/publish';
import { stageChanged } from './changed-release.ts';
import { faults, inTime } from './faults.ts';

const address = '/UseReduce';
const sentence = 'This sentence is in a release that does not work.';
const line = (page: Page) => page.getByRole('status').filter({ hasText: 'React Hooks is shown as it was before' });

test('a section that fails in a tab is shown there as it was before, on every page, with one line about it; the next tab tries again', async ({
  smallSite: { store, url },
  page,
  context,
}) => {
  const candidate = await stageChanged(store, 'hooks', { address, sentence });
  await publish(store, 'release', [candidate]);
  await respond(page, /\/s\/hooks\/files\/\w+\/remoteEntry-/, faults.throws);
  await page.goto(url + address);
  await expect(line(page)).toBeVisible(inTime);
  await expect(page.getByText(sentence)).toHaveCount(0);
  await page.getByRole('button', { name: '+' }).first().click();
  await follow(page, 'React Hooks', 'useState');
  await expect(page.getByRole('heading', { level: 1, name: 'useState' })).toBeVisible();
  await waitForHydration(page);
  await expect(line(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await follow(page, 'Projects', 'Task manager');
  await expect(page.getByRole('heading', { level: 1, name: 'Task manager' })).toBeVisible();
  await expect(line(page)).toHaveCount(0);

  const next = await context.newPage();
  await next.goto(url + address);
  await waitForHydration(next);
  await expect(next.getByText(sentence)).toBeVisible();
  await expect(line(next)).toHaveCount(0);
});
