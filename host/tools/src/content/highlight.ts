import { createStarryNight } from '@wooorm/starry-night';
import css from '@wooorm/starry-night/source.css';
import javascript from '@wooorm/starry-night/source.js';
import json from '@wooorm/starry-night/source.json';
import shell from '@wooorm/starry-night/source.shell';
import typescript from '@wooorm/starry-night/source.ts';
import tsx from '@wooorm/starry-night/source.tsx';
import html from '@wooorm/starry-night/text.html.basic';
import type { ElementContent } from 'hast';
import { plainTokens } from './plain-tokens.ts';

const starryNight = createStarryNight([css, html, javascript, json, shell, tsx, typescript]);

/**
 * Highlights code at build time: class names only (`pl-…`), no inline styles, one element per token that has a colour.
 * @param language the name behind the fence, such as `tsx`
 * @returns the content of a `<code>`; plain text where the language is not known
 */
export async function highlight(code: string, language: string): Promise<ElementContent[]> {
  const night = await starryNight;
  const scope = language && night.flagToScope(language === 'jsx' ? 'tsx' : language);
  if (!scope) return [{ type: 'text', value: code }];
  const nodes = night.highlight(code, scope).children;
  return plainTokens(nodes.filter((node): node is ElementContent => node.type !== 'doctype'));
}
