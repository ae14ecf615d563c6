import { questionMd } from './content-fixtures.ts';

/** A block of code between fences. */
export function block(mark: string, ...lines: string[]): string {
  return `\`\`\`${mark}\n${lines.join('\n')}\n\`\`\``;
}

/** Markdown with sections under headings of level 2. */
export function sections(parts: Record<string, string>): string {
  return Object.entries(parts)
    .map(([heading, text]) => `## ${heading}\n\n${text}\n`)
    .join('\n');
}

/** A correct entry of kind predict. @param parts sections to change */
export function predictMd(fields: Record<string, string | undefined> = {}, parts: Record<string, string> = {}): string {
  const snippet = (value: string) => `${block('js run', `console.log(${value});`)}\n${block('output', value)}`;
  const body = sections({
    'What does it print?': `A module.\n\n${snippet('1')}`,
    Why: '1. It is so.',
    'Change one line': `With another number:\n\n${snippet('2')}`,
    ...parts,
  });
  return questionMd({ id: 'PO-001', kind: 'predict', ...fields }, body);
}

const countTest = [
  `import { expect, test } from 'vitest';`,
  `import { count } from './subject';`,
  ``,
  `test('counts', () => {`,
  `  expect(count('aba', 'a')).toBe(2);`,
  `});`,
];

/** A correct entry of kind bug. @param parts sections to change */
export function bugMd(fields: Record<string, string | undefined> = {}, parts: Record<string, string> = {}): string {
  const body = sections({
    'What goes wrong': 'Only one letter is counted.',
    'The failing test': block('ts test', ...countTest),
    Broken: block(
      'ts broken',
      'export const count = (text: string, letter: string) => (text.includes(letter) ? 1 : 0);',
    ),
    Fixed: block('ts fixed', 'export const count = (text: string, letter: string) => text.split(letter).length - 1;'),
    Cause: '`includes` counts nothing.',
    'How to catch it': 'Test with two.',
    ...parts,
  });
  return questionMd({ id: 'SB-001', kind: 'bug', ...fields }, body);
}

/** The sections of a bug in HTML, for {@link bugMd}. */
export const htmlBug = {
  'The failing test': block('js test', `expect(document.querySelector('.box').offsetWidth).toBe(200);`),
  Broken: block('html broken', '<style>.box { width: 200px; padding: 10px }</style>', '<div class="box"></div>'),
  Fixed: block(
    'html fixed',
    '<style>.box { box-sizing: border-box; width: 200px; padding: 10px }</style>',
    '<div class="box"></div>',
  ),
};

const caseParts = [
  ...['Short answer', 'Requirements', 'Architecture', 'Data model', 'API'],
  ...['Performance', 'Accessibility', 'Trade-offs', 'Follow-ups'],
];

const example = `${block('ts run', `import { twice } from './solution';`, '', 'console.log(twice(2));')}\n${block('output', '4')}`;

/** The `task.md` of a correct exercise. @param parts sections to change */
export function taskMd(fields: Record<string, string | undefined> = {}, parts: Record<string, string> = {}): string {
  const body = sections({
    Task: 'Double a number.',
    Examples: example,
    Hints: '1. Add.\n2. Add it to itself.\n3. Or multiply.',
    Complexity: 'O(1) in time and space: one multiplication.',
    'Second approach': 'There is none worth knowing.',
    'Follow-ups': '- What about a `bigint`?',
    ...parts,
  });
  return questionMd({ id: 'EX-001', ...fields }, body);
}

const cases = Array.from({ length: 8 }, (_, n) => `test('doubles ${n}', () => expect(twice(${n})).toBe(${2 * n}));`);

/** The file of mutants of {@link exercise}, by what each has in place of `value * 2`. */
export function mutantsYaml(results: Record<string, string>): string {
  return Object.entries(results)
    .map(
      ([name, result]) =>
        `- ${JSON.stringify({ name, mistake: 'A wrong result.', replace: 'value * 2', with: result })}\n`,
    )
    .join('');
}

/** Five mutants of {@link exercise}, by what they return. */
export const mutants = {
  'adds-two': 'value + 2',
  'returns-the-square': 'value ** 2',
  'returns-it-as-it-is': 'value',
  'triples-the-value': 'value * 3',
  'always-returns-zero': 'value * 0',
};

/** The files of a correct exercise, by their names. */
export const exercise = {
  'task.md': taskMd(),
  'start.ts': `export function twice(value: number): number {\n  throw new Error('Not implemented');\n}\n`,
  'solution.ts': 'export function twice(value: number): number {\n  return value * 2;\n}\n',
  'tests.ts': [`import { expect, test } from 'vitest';`, `import { twice } from './solution';`, ...cases].join('\n'),
  'mutants.yaml': mutantsYaml(mutants),
};

/** The files of a correct exercise in React, by their names. */
export const reactExercise = {
  'task.md': taskMd(),
  'start.tsx': `${exercise['start.ts']}\nexport function Twice() {\n  throw new Error('Not implemented');\n}\n`,
  'solution.tsx': `import { useState } from 'react';\n
${exercise['solution.ts']}
export function Twice() {
  const [value, setValue] = useState(1);
  return <button onClick={() => setValue(twice(value))}>{value}</button>;
}
`,
  'tests.tsx': `import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Twice } from './solution';

test.each([1, 2, 3, 4, 5, 6, 7, 8])('doubles %i times', async (times) => {
  render(<Twice />);
  for (let n = 0; n < times; n += 1) await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button').textContent).toBe(String(2 ** times));
});
`,
  'mutants.yaml': mutantsYaml(mutants),
};

/** The files of a correct case study, by their names. */
export const caseStudy = {
  'case.md': caseMd(),
  'diagram.svg': [
    '<svg viewBox="0 0 4 2">',
    '<title>A view and its server</title>',
    '<desc>The view asks the server.</desc>',
    '<path d="M0 0h4" stroke="var(--accent)"/>',
    '</svg>',
  ].join('\n'),
  'model.ts': 'export interface Item {\n  id: string;\n}\n',
};

/** The `case.md` of a correct case study. @param parts sections to change; undefined leaves one out */
export function caseMd(
  fields: Record<string, string | undefined> = {},
  parts: Record<string, string | undefined> = {},
): string {
  const all = { ...Object.fromEntries(caseParts.map((part) => [part, `On ${part.toLowerCase()}.`])), ...parts };
  const body = sections(
    Object.fromEntries(Object.entries(all).flatMap(([part, text]) => (text ? [[part, text]] : []))),
  );
  return questionMd({ id: 'SD-001', minutes: '45', ...fields }, body);
}

/** Files in a folder, by their paths. */
export function below(folder: string, files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));
}
