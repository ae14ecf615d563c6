import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { renderAt } from '../testing/render-at.tsx';
import { catalog } from './catalog.ts';
import { designContent } from './content.ts';
import { Design } from './Design.tsx';
import { loadDesign } from './load-design.tsx';

const show = () => renderAt('/design', <Design content={designContent} />);
const region = (name: string) => screen.getByRole('region', { name });

it('shows every component of the kit in both themes, with the code of what is shown', async () => {
  await show();
  for (const { name, door } of catalog) {
    const themes = [...region(name).querySelectorAll<HTMLElement>('[data-theme]')].map((one) => one.dataset.theme);
    expect(themes, name).toEqual(['light', 'dark']);
    const code = region(name).querySelector(`[data-content="${name}"] code`)?.textContent;
    expect(code, name).toContain(`from '@site/sdk/ui/${door}'`);
  }
});

it('includes every component that the kit exports', () => {
  const doors = Object.keys(import.meta.glob('../../sdk/src/ui/*/*.css')).map((path) => path.split('/').at(-2));
  const elsewhere = ['articles', 'code', 'demo-panel', 'isolated-preview', 'questions', 'source-view'];
  const missing = new Set(doors.filter((door) => door && !elsewhere.includes(door)));
  expect([...missing].sort()).toEqual(catalog.map(({ door }) => door).sort());
});

it('writes no style attribute and no id twice, so that it can be prerendered', () => {
  const html = renderToString(<Design content={designContent} />);
  expect(html).not.toMatch(/<[^>]+\sstyle=/);
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

it('is shown in the accent that is chosen', async () => {
  const { container } = await show();
  await userEvent.click(screen.getByRole('radio', { name: 'projects' }));
  expect(container.querySelector('#design')?.getAttribute('data-section')).toBe('projects');
  await userEvent.click(screen.getByRole('radio', { name: 'the site' }));
  expect(container.querySelector('#design')?.getAttribute('data-section')).toBe('');
});

it('shows a demo with its difference and its test', async () => {
  await show();
  const demo = within(region('Demo: AddTwo'));
  demo.getByText('Difference');
  expect(region('Demo: AddTwo').querySelector('ins')?.textContent).toContain('latest');
});

it('takes its text from the document it came with', async () => {
  document.body.innerHTML = '<div id="design"><div data-content="prose"><p>From the document</p></div></div>';
  const { default: Page } = await loadDesign();
  document.body.innerHTML = '';
  await renderAt('/design', <Page />);
  screen.getByText('From the document');
});

it('loads its text on a change of page', async () => {
  const { default: Page } = await loadDesign();
  await renderAt('/design', <Page />);
  screen.getByRole('heading', { name: 'A heading of level 2' });
});
