import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { CodeAction, CodeFrame } from './code-frame.ts';
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
  { file, mark, numbers, actions = [], screen }: CodeFrame = {},
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
  return element(file ? 'figure' : 'div', { className: ['code'], dataLanguage, dataScreen: screen }, [
    ...(file ? [element('figcaption', {}, [{ type: 'text', value: file }])] : []),
    pre,
    copyButton(file ?? 'the code'),
    ...(actions.length > 0 ? [runBar(actions)] : []),
  ]);
}

/** The HTML of what a block of code prints. */
export function outputBlock(text: string): Element {
  const pre = codeBox([{ type: 'text', value: text.trimEnd() }], 'Output');
  return element('div', { className: ['code', 'output'] }, [pre]);
}

/** A whole source file as highlighted HTML, its lines numbered. */
export async function sourceHtml(code: string, file: string, actions: CodeAction[] = []): Promise<string> {
  const frame = { file, numbers: true, actions };
  return toHtml(await codeBlock(code, file.split('.').at(-1) ?? '', `Source of ${file}`, frame));
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

const actionLabels: Record<CodeAction, string> = { run: 'Run', edit: 'Edit', step: 'Step through' };

/** The buttons of a sample or a demo; `RunnableSamples` of the host answers them. */
function runBar(actions: CodeAction[]): Element {
  const buttons = actions.map((value) =>
    element('button', { type: 'button', value }, [{ type: 'text', value: actionLabels[value] }]),
  );
  return element('div', { className: ['run-bar'] }, buttons);
}

function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}
