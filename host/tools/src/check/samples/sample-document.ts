import type { Sample } from '../../content/markdown/samples.ts';
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
  const code = escapeScript(`${script}\n${endOf(1)}`);
  const type = mode === 'module' ? ' type="module"' : '';
  return page(
    `<script type="importmap">${JSON.stringify({ imports })}</script>`,
    `${root}<script${type}>\n${code}\n</script>`,
  );
}

/**
 * A page around a fragment of HTML; a whole document stays as it is. It has ended when it is loaded and its modules have run to their end:
 * what they await does not delay the event.
 */
export function htmlDocument(html: string): string {
  const modules = /(<script type="module">)([\s\S]*?)(<\/script>)/g;
  const parts = 1 + [...html.matchAll(modules)].length;
  const watched = html.replaceAll(modules, (_, start, code, end) => `${start}${code}\n${endOf()}${end}`);
  const end = `<script>addEventListener('load', () => {${endOf(parts)}});</script>`;
  return /^\s*<(?:!doctype|html)/i.test(html) ? `${watched}${end}` : page('', `${watched}${end}`);
}

/** The statement that ends a part of a sample. @param all how many parts it has, if that is known here */
function endOf(all?: number): string {
  return `;window[Symbol.for('sample')].end(${all ?? ''})`;
}

function page(head: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sample</title>${head}</head><body>${body}</body></html>`;
}

/** The text of a script must not close its element. */
function escapeScript(code: string): string {
  return code.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
}
