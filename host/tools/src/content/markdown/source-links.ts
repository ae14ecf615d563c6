import { relative, sep } from 'node:path';
import type { SourceLinksProps } from '@site/learning/card';
import { root } from '../../workspace.ts';

/** The environment variable that sets the repository. */
const repositoryVariable = 'SITE_REPOSITORY';

/** The branch that readers edit. */
const branch = 'main';

/**
 * Reads the address of the repository from the environment: one on GitHub, or on a service with the same addresses.
 * @returns null when it is not set, or empty
 * @throws Error naming what is wrong, and what to set instead
 */
export function repositoryFrom(value = process.env[repositoryVariable]): string | null {
  if (!value) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  const isPlain = url?.protocol === 'https:' && !url.username && !url.password && !url.search && !url.hash;
  if (!url || !isPlain || !/^\/[\w.-]+\/[\w.-]+\/?$/.test(url.pathname))
    throw new Error(
      `${repositoryVariable} is "${value}", which is not the https address of a repository. Set it to one such as https://github.com/owner/name, or leave it out.`,
    );
  return (url.origin + url.pathname).replace(/(?:\.git)?\/?$/, '');
}

/**
 * Where readers can edit a page or an entry, and say what is wrong with it.
 * @param page its Markdown file and its title
 * @param repository the address of the repository; null for none
 * @returns undefined for a site that names no repository
 */
export function sourceLinksOf(
  page: { file: string; title: string },
  repository = repositoryFrom(),
): SourceLinksProps | undefined {
  if (repository === null) return undefined;
  const path = relative(root, page.file).split(sep).map(encodeURIComponent).join('/');
  return {
    edit: `${repository}/edit/${branch}/${path}`,
    feedback: `${repository}/issues/new?${new URLSearchParams({ title: `Feedback: ${page.title}` })}`,
  };
}
