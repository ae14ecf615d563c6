import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { highlight } from './highlight.ts';

/** The HTML of a block of code; it can be focused, because it may scroll sideways. */
export async function codeBlock(code: string, language: string, label: string): Promise<Element> {
  return {
    type: 'element',
    tagName: 'pre',
    properties: { className: ['code'], tabIndex: 0, role: 'group', ariaLabel: label },
    children: [
      { type: 'element', tagName: 'code', properties: {}, children: await highlight(code.trimEnd(), language) },
    ],
  };
}

/** A whole source file as highlighted HTML. */
export async function sourceHtml(code: string, file: string): Promise<string> {
  return toHtml(await codeBlock(code, file.split('.').at(-1) ?? '', `Source of ${file}`));
}
