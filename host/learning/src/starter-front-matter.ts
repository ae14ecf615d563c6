import type { StarterData } from './kind.ts';

/** The front matter of a new entry, and what follows it, as the text of its Markdown file. */
export function starterText({ id, kind, title, topic, date }: StarterData, body: string): string {
  return `---
id: ${id}
${kind ? `kind: ${kind}\n` : ''}title: ${JSON.stringify(title)}
level: basic
topics: [${topic}]
appliesTo: ECMAScript 2026
reviewedOn: ${date}
sources:
  - title: "Name the page that proves it"
    url: https://developer.mozilla.org/en-US/
related: []
---

${body.trim()}
`;
}
