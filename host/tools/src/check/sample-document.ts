import type { Sample } from '../content/samples.ts';
import { browserModules } from './compile-sample.ts';

/** The origin of the pages of samples: their own, secure, and not a real host. */
export const sampleOrigin = 'https://sample.test';

/** The address of a module which samples import by name. */
export function moduleAddress(name: string): string {
  return `/modules/${name.replaceAll('/', '-')}.js`;
}

/** The document a sample runs in: its own for HTML, an empty page otherwise; with an element `root` where JSX is rendered. */
export function sampleDocument({ language, mode }: Pick<Sample, 'language' | 'mode'>, script: string): string {
  if (language === 'html') return htmlDocument(script);
  const imports = Object.fromEntries(browserModules.map((name) => [name, moduleAddress(name)]));
  const root = /^[jt]sx$/.test(language) ? '<div id="root"></div>' : '';
  const code = escapeScript(`${script}\n;window[Symbol.for('sample')].end();`);
  const type = mode === 'module' ? ' type="module"' : '';
  return page(
    `<script type="importmap">${JSON.stringify({ imports })}</script>`,
    `${root}<script${type}>\n${code}\n</script>`,
  );
}

/** A page around a fragment of HTML; a whole document stays as it is. */
export function htmlDocument(html: string): string {
  const end = `<script>addEventListener('load', () => window[Symbol.for('sample')].end());</script>`;
  return /^\s*<(?:!doctype|html)/i.test(html) ? `${html}${end}` : page('', `${html}${end}`);
}

function page(head: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sample</title>${head}</head><body>${body}</body></html>`;
}

/** The text of a script must not close its element. */
function escapeScript(code: string): string {
  return code.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
}
