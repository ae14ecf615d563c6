import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ElementContent } from 'hast';
import * as v from 'valibot';
import { cachedOnDisk } from '../disk-cache.ts';
import { plainTokens } from './plain-tokens.ts';

const packageDir = dirname(createRequire(import.meta.url).resolve('@wooorm/starry-night'));
const { version } = v.parse(
  v.object({ version: v.string() }),
  JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')),
);
let starryNight: ReturnType<typeof loadGrammars> | undefined;

/** What starry-night returns for code: text, and elements with a class around it. */
const token: v.GenericSchema<unknown, ElementContent> = v.variant('type', [
  v.object({ type: v.literal('text'), value: v.string() }),
  v.object({
    type: v.literal('element'),
    tagName: v.string(),
    properties: v.object({ className: v.array(v.string()) }),
    children: v.lazy(() => tokens),
  }),
]);
const tokens = v.array(token);

/**
 * Highlights code at build time: class names only (`pl-…`), no inline styles, one element per token that has a color.
 * @param language the name after the fence, such as `tsx`
 * @returns the content of a `<code>`; plain text where the language is not known
 */
export async function highlight(code: string, language: string): Promise<ElementContent[]> {
  const input = `${version} ${language}\n${code}`;
  const nodes = await cachedOnDisk('highlight', input, v.nullable(tokens), () => nodesOf(code, language));
  return nodes ? plainTokens(nodes) : [{ type: 'text', value: code }];
}

async function nodesOf(code: string, language: string): Promise<ElementContent[] | null> {
  starryNight ??= loadGrammars();
  const night = await starryNight;
  const scope = language && night.flagToScope(language === 'jsx' ? 'tsx' : language);
  if (!scope) return null;
  return night.highlight(code, scope).children.filter((node): node is ElementContent => node.type !== 'doctype');
}

/** Loaded for code that is not in the cache: it takes a second. */
async function loadGrammars() {
  const { createStarryNight } = await import('@wooorm/starry-night');
  const grammars = await Promise.all([
    import('@wooorm/starry-night/source.css'),
    import('@wooorm/starry-night/source.js'),
    import('@wooorm/starry-night/source.json'),
    import('@wooorm/starry-night/source.shell'),
    import('@wooorm/starry-night/source.ts'),
    import('@wooorm/starry-night/source.tsx'),
    import('@wooorm/starry-night/text.html.basic'),
  ]);
  return createStarryNight(grammars.map((grammar) => grammar.default));
}
