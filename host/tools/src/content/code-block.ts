import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { CodeFrame } from './code-frame.ts';
import { highlight } from './highlight.ts';
import { linesOf, withBreak } from './lines.ts';

/** What readers call the language after a fence; other fences, such as `text`, hold no code. */
const languageNames: Partial<Record<string, string>> = {
  ...{ js: 'JavaScript', jsx: 'React', ts: 'TypeScript', tsx: 'React, TypeScript', html: 'HTML', css: 'CSS' },
  ...{ json: 'JSON', sh: 'Shell', bash: 'Shell', http: 'HTTP', svg: 'SVG', yaml: 'YAML' },
};

/**
 * The HTML of a block of code, with the name of its file or language. It can be focused, because it may scroll sideways. Its Copy button shows once there is a
 * script that answers it.
 * @param label the accessible name of the block
 */
export async function codeBlock(
  code: string,
  language: string,
  label: string,
  { file, mark, numbers, isRunnable, hasSteps = false }: CodeFrame = {},
): Promise<Element> {
  const text = code.trimEnd();
  const content = await highlight(text, language);
  const pre = codeBox(mark ? marked(content, mark) : content, label);
  if (numbers)
    pre.properties.dataLines = text
      .split('\n')
      .map((_, index) => index + 1)
      .join('\n');
  const dataLanguage = file ? undefined : languageNames[language];
  return element(file ? 'figure' : 'div', { className: ['code'], dataLanguage }, [
    ...(file ? [element('figcaption', {}, [{ type: 'text', value: file }])] : []),
    pre,
    copyButton(file ?? 'the code'),
    ...(isRunnable ? [runBar(hasSteps)] : []),
  ]);
}

/** The HTML of what a block of code prints. */
export function outputBlock(text: string): Element {
  const pre = codeBox([{ type: 'text', value: text.trimEnd() }], 'Output');
  return element('div', { className: ['code', 'output'] }, [pre]);
}

/** A whole source file as highlighted HTML, its lines numbered. */
export async function sourceHtml(code: string, file: string): Promise<string> {
  const block = await codeBlock(code, file.split('.').at(-1) ?? '', `Source of ${file}`, { file, numbers: true });
  return toHtml(block);
}

/** The box that scrolls. */
export function codeBox(content: ElementContent[], label: string): Element {
  return element('pre', { tabIndex: 0, role: 'group', ariaLabel: label }, [element('code', {}, content)]);
}

function marked(content: ElementContent[], mark: Set<number>): ElementContent[] {
  return linesOf(content).flatMap((line, index) => {
    const whole = withBreak(line);
    return mark.has(index + 1) ? [element('mark', {}, whole)] : whole;
  });
}

function copyButton(what: string): Element {
  const properties = { type: 'button', className: ['copy'], ariaLabel: `Copy ${what}` };
  return element('button', properties, [{ type: 'text', value: 'Copy' }]);
}

/** The buttons of a sample; `RunnableSamples` of the host answers them. */
function runBar(hasSteps: boolean): Element {
  const buttons = [barButton('run', 'Run'), barButton('edit', 'Edit')];
  if (hasSteps) buttons.push(barButton('step', 'Step through'));
  return element('div', { className: ['run-bar'] }, buttons);
}

function barButton(value: string, label: string): Element {
  return element('button', { type: 'button', value }, [{ type: 'text', value: label }]);
}

function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}
