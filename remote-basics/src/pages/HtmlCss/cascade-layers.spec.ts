import { expect, openPage, test } from '@site/tools/browser-test';

test('the browser picks the layer that the demo says', async ({ site, page, complaints }) => {
  await openPage(page, `${site.url}/HtmlCss`);
  const layers = page
    .getByRole('main')
    .locator('section', { has: page.locator('#layer-sample') })
    .last();
  const winner = layers.getByRole('row', { name: /^the winner/ }).getByRole('cell');
  const wins = (name: string) => expect(winner, 'by the rule, and measured').toHaveText([name, name]);
  await layers.scrollIntoViewIfNeeded();

  await wins('utilities');
  await layers.getByRole('button', { name: 'Put the first layer last' }).click();
  await wins('base');
  await layers.getByRole('checkbox', { name: /outside of any layer/ }).check();
  await wins('no layer');
  await layers.getByRole('checkbox', { name: /!important/ }).check();
  await wins('theme');
  await layers.getByRole('checkbox', { name: /outside of any layer/ }).uncheck();
  await wins('theme');
  expect(complaints).toEqual([]);
});
