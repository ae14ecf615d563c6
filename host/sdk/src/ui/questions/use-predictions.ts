import { type RefObject, useEffect } from 'react';
import { type ComparedLine, compareLines } from './compare-lines.ts';

/** Answers the forms in which a reader says what a snippet prints: compares line by line, then shows output and reasons. */
export function usePredictions(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    const onSubmit = (event: Event) => {
      const form = event.target instanceof HTMLFormElement && event.target.matches('.prediction') ? event.target : null;
      if (!form) return;
      event.preventDefault();
      check(form);
    };
    element?.addEventListener('submit', onSubmit);
    return () => element?.removeEventListener('submit', onSubmit);
  }, [root]);
}

function check(form: HTMLFormElement): void {
  const solution = form.parentElement?.querySelector<HTMLDetailsElement>('.reveal');
  const output = solution?.querySelector('.output code')?.textContent ?? '';
  const answer = form.querySelector('textarea')?.value ?? '';
  const lines = compareLines(output, answer);
  form.querySelector('.verdict')?.replaceChildren(summary(lines), table(lines));
  if (solution) solution.open = true;
}

function summary(lines: ComparedLine[]): HTMLElement {
  const right = lines.filter((line) => line.right).length;
  const all = right === lines.length;
  const text = all
    ? 'All of it is right.'
    : `${right} of ${lines.length} ${lines.length === 1 ? 'line' : 'lines'} right.`;
  const paragraph = element('p', text);
  paragraph.dataset.right = String(all);
  return paragraph;
}

function table(lines: ComparedLine[]): HTMLElement {
  const rows = lines.map(({ given, expected, right }) => {
    const row = element(
      'tr',
      element('td', code(given)),
      element('td', code(expected)),
      element('td', right ? 'right' : 'wrong'),
    );
    row.dataset.right = String(right);
    return row;
  });
  const head = element('tr', ...['Your line', 'Printed', ''].map((text) => element('th', text)));
  return element('table', element('thead', head), element('tbody', ...rows));
}

function code(text: string | undefined): HTMLElement {
  return text === undefined ? element('i', 'nothing') : element('code', text);
}

function element(name: string, ...children: (string | Node)[]): HTMLElement {
  const created = document.createElement(name);
  created.append(...children);
  return created;
}
