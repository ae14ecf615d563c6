import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../workspace.ts';
import { repositoryFrom, sourceLinksOf } from './source-links.ts';

describe('SITE_REPOSITORY', () => {
  it.each([
    ['https://github.com/owner/name', 'https://github.com/owner/name'],
    ['https://github.com/owner/name/', 'https://github.com/owner/name'],
    ['https://github.com/owner/name.git', 'https://github.com/owner/name'],
    ['https://code.example.org/team/site.js', 'https://code.example.org/team/site.js'],
  ])('may be %s', (value, repository) => {
    expect(repositoryFrom(value)).toBe(repository);
  });

  it('is not set when it is empty', () => {
    expect(repositoryFrom('')).toBeNull();
  });

  it.each([
    'github.com/owner/name',
    'http://github.com/owner/name',
    'git@github.com:owner/name.git',
    'https://github.com/owner',
    'https://github.com/owner/name/tree/main',
    'https://me:pw@github.com/owner/name',
    'https://github.com/owner/name?tab=readme',
    'javascript:alert(1)',
    ' ',
  ])('must not be "%s"', (value) => {
    expect(() => repositoryFrom(value)).toThrow(
      `SITE_REPOSITORY is "${value}", which is not the https address of a repository. Set it to one such as https://github.com/owner/name, or leave it out.`,
    );
  });
});

const page = { file: join(root, 'remote-basics/src/pages/Javascript/page.md'), title: 'JavaScript & more' };

it('leads to the file on the main branch, and to a new issue with the title', () => {
  expect(sourceLinksOf(page, 'https://github.com/owner/name')).toEqual({
    edit: 'https://github.com/owner/name/edit/main/remote-basics/src/pages/Javascript/page.md',
    feedback: 'https://github.com/owner/name/issues/new?title=Feedback%3A+JavaScript+%26+more',
  });
});

it('leads nowhere without a repository', () => {
  expect(sourceLinksOf(page, null)).toBeUndefined();
});
