const page = {
  title: 'Maps',
  summary: 'Say when a Map is the better object, and show it on a list.',
  reviewedOn: '2026-11-20',
};

const question = {
  id: 'JS-001',
  title: 'What is a Map?',
  level: 'basic',
  topics: '[collections]',
  appliesTo: 'ECMAScript 2026',
  reviewedOn: '2026-11-21',
  sources: '[{ title: "MDN: Map", url: "https://developer.mozilla.org/Map" }]',
  related: '[]',
};

export const answerHeadings = ['Short answer', 'Explanation', 'Pitfalls', 'In an interview', 'Follow-ups'];

/** A correct `page.md`. @param fields front matter to add or to change, as YAML; undefined leaves a field out */
export function pageMd(fields: Record<string, string | undefined> = {}, body = 'Text of the page.'): string {
  return markdown({ ...page, ...fields }, body);
}

/** A correct question. @param body the answer; without it, one paragraph under each heading */
export function questionMd(fields: Record<string, string | undefined> = {}, body = answer()): string {
  return markdown({ ...question, ...fields }, body);
}

/** An answer with these headings. */
export function answer(headings: string[] = answerHeadings): string {
  return headings.map((heading) => `## ${heading}\n\nOn ${heading.toLowerCase()}.\n`).join('\n');
}

function markdown(fields: Record<string, string | undefined>, body: string): string {
  const lines = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]));
  return ['---', ...lines, '---', body].join('\n');
}
