import { createHash } from 'node:crypto';
import { contractVersion } from '@site/sdk/contract';
import { describe, expect, it } from 'vitest';
import { tempDir } from '../testing/temp-dir.ts';
import { composePage, type PageToCompose, type Shell } from './compose-page.ts';
import { policyIn } from './policy.ts';

const template = `<html><head><!--site:head--><script>chooseTheme()</script></head>
<body><div id="root"><!--site:app--></div><script type="module" crossorigin src="./main.js"></script></body></html>`;

/** A host of which every page needs one script; its own pages have a file of styles. */
function shell(): Shell {
  return {
    base: '/host/1/',
    dir: tempDir({ 'Design.css': '.swatch{width:1rem}' }),
    template,
    css: 'body{margin:0}',
    manifest: {
      contract: contractVersion,
      ...{ version: '0123456789ab', commit: null, preload: ['main.js'], styles: [], pages: [], files: {} },
    },
    server: { pageSlot: /slot/, renderShell: (_outline, address) => `<main>The host at ${address}</main>` },
  };
}

const own: PageToCompose = {
  address: '/design',
  title: 'Design',
  summary: 'How it looks.',
  ...{ preload: ['Design.js'], styles: ['Design.css'], section: null },
};

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('a page of the host’s own', () => {
  it('carries its styles, and hints for its scripts beside those of every page', () => {
    const html = composePage(shell(), [], own);
    expect(html).toContain('<style>.swatch{width:1rem}</style>');
    expect(html).toContain('<link rel="stylesheet" disabled href="/host/1/Design.css">');
    expect(html.match(/modulepreload" crossorigin href="([^"]+)"/g)).toEqual([
      'modulepreload" crossorigin href="/host/1/main.js"',
      'modulepreload" crossorigin href="/host/1/Design.js"',
    ]);
    expect(html).toContain('The host at /design');
  });
});

describe('the policy of a page', () => {
  it('names the template’s own script and every style by its hash, and allows nothing else inline', () => {
    const policy = policyIn(composePage(shell(), [], own));
    expect(policy).toContain(`script-src 'self' ${hash('chooseTheme()')};`);
    expect(policy).toContain(`style-src 'self' ${hash('body{margin:0}')} ${hash('.swatch{width:1rem}')};`);
    expect(policy).not.toContain('unsafe');
  });

  it('stands before the script that it allows', () => {
    const html = composePage(shell(), [], own);
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('chooseTheme'));
  });
});
