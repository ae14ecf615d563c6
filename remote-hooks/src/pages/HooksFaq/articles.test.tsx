import { renderPage } from '@site/sdk/testing';
import { describe, expect, it } from 'vitest';
import section from '../../section.ts';
import exported from './exports.json';

const { container, unmount } = await renderPage(section, 'HooksFaq');
const articles = [...container.querySelectorAll('.articles details[id]')];
unmount();
const ids = articles.map(({ id }) => id);
const hooks = articles.filter(({ id }) => id.startsWith('use'));

const headings = ['When', 'When not', 'Run it', 'Two pitfalls', 'On the server', 'Read on'];
const heading = (article: Element, title: string) =>
  [...article.querySelectorAll('h4')].find(({ textContent }) => textContent === title);

describe('the articles of /HooksFaq', () => {
  it('are one for each hook that the table of exports lists', () => {
    const listed = exported.filter(({ kind }) => kind === 'hook').map(({ name }) => name);
    expect(hooks.map(({ id }) => id).toSorted()).toEqual(listed.toSorted());
  });

  it('are where the table of exports links to', () => {
    const linked = exported.flatMap(({ entry }) => entry.match(/^\/HooksFaq#(.+)$/)?.[1] ?? []);
    expect(linked.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it.each(hooks.map((article) => [article.id, article] as const))('%s has all parts of an article', (_id, article) => {
    expect([...article.querySelectorAll('h4')].map(({ textContent }) => textContent)).toEqual(headings);
    const signature = article.querySelector('.prose')?.firstElementChild;
    expect(signature?.querySelector('pre')?.getAttribute('aria-label')).toMatch(/^Signature of/);
    expect(heading(article, 'Two pitfalls')?.nextElementSibling?.children).toHaveLength(2);
    expect(article.querySelector('[aria-label^="Demo: "], .code.output')).not.toBeNull();
  });
});
