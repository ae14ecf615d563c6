import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createStarryNight } from '@wooorm/starry-night';
import css from '@wooorm/starry-night/source.css';
import javascript from '@wooorm/starry-night/source.js';
import json from '@wooorm/starry-night/source.json';
import shell from '@wooorm/starry-night/source.shell';
import typescript from '@wooorm/starry-night/source.ts';
import tsx from '@wooorm/starry-night/source.tsx';
import html from '@wooorm/starry-night/text.html.basic';
import type { ElementContent } from 'hast';
import { cachedOnDisk } from './disk-cache.ts';
import { plainTokens } from './plain-tokens.ts';

const packageDir = dirname(createRequire(import.meta.url).resolve('@wooorm/starry-night'));
const { version } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8'));
const starryNight = createStarryNight([css, html, javascript, json, shell, tsx, typescript]);

/**
 * Highlights code at build time: class names only (`pl-…`), no inline styles, one element per token that has a colour.
 * @param language the name behind the fence, such as `tsx`
 * @returns the content of a `<code>`; plain text where the language is not known
 */
export async function highlight(code: string, language: string): Promise<ElementContent[]> {
  const nodes = await cachedOnDisk('highlight', `${version} ${language}\n${code}`, () => nodesOf(code, language));
  if (!nodes) return [{ type: 'text', value: code }];
  return plainTokens(nodes.filter((node): node is ElementContent => node.type !== 'doctype'));
}

async function nodesOf(code: string, language: string) {
  const night = await starryNight;
  const scope = language && night.flagToScope(language === 'jsx' ? 'tsx' : language);
  return scope ? night.highlight(code, scope).children : null;
}
