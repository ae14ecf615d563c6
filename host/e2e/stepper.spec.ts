import { expect, openPage, test, violations } from '@site/tools/browser-test';

test('a prediction is stepped through, one turn of the event loop at a time; its engine is loaded for that', async ({
  site,
  page,
  complaints,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname.replace(/.*runner-\w+/, '')));
  await openPage(page, `${site.url}/javascript/timer-promise-and-script`);
  await page.getByRole('textbox', { name: 'Your prediction' }).fill('script');
  await page.getByRole('button', { name: 'Check' }).click();
  expect(requests).not.toContain('.quickjs.wasm');

  const snippet = page.locator('.answer > .code').first();
  await snippet.getByRole('button', { name: 'Step through' }).click();
  const loop = snippet.getByRole('region', { name: 'Event loop' });
  const lines = loop.getByRole('region', { name: 'Output' }).getByRole('listitem').locator('code');
  await expect(loop.getByRole('status')).toContainText('Script 1 of 4');
  expect(requests).toContain('.quickjs.wasm');
  await expect(lines).toHaveText(['script']);
  await expect(loop.getByRole('region', { name: 'Microtasks' }).getByRole('listitem')).toHaveCount(2);
  await expect(loop.getByRole('region', { name: 'Timers' }).getByRole('listitem')).toHaveCount(1);

  // The focus is on the button that opened it, as after Run.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(lines).toHaveText(['script', 'promise']);
  await page.keyboard.press('Enter');
  await expect(lines).toHaveText(['script', 'promise', 'microtask']);
  await loop.getByRole('button', { name: 'Run to the end' }).click();
  await expect(lines).toHaveText(['script', 'promise', 'microtask', 'timer']);
  await loop.getByRole('button', { name: 'Back' }).click();
  await expect(lines).toHaveCount(3);
  expect(await violations(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('code without an end is ended, and the page says so', async ({ site, page }) => {
  await openPage(page, `${site.url}/javascript/event-loop`);
  const sample = page.locator('.code', { has: page.locator('.run-bar > [value="step"]') }).first();
  await sample.getByRole('button', { name: 'Edit' }).click();
  await sample
    .getByRole('textbox', { name: 'Your code' })
    .fill('const f = (): number => f() + 1;\ntry { f(); } catch {}\nwhile (true);');
  await sample.getByRole('button', { name: 'Step through' }).click();
  const loop = sample.getByRole('region', { name: 'Event loop' });
  await expect(loop.getByRole('status')).toContainText('more than a second and was ended, in the loop in line 3');
});
