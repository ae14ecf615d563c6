import type { Starter } from '../../kind.ts';
import { starterText } from '../../starter-front-matter.ts';

const body = `
## Short answer

Say in 30 to 45 words how you would open: what is hard here, and what you build first.

## Requirements

- What is in, what is out, and the numbers you ask for.

## Architecture

The components, and how data flows between them.

## Data model

What the client keeps, and which key finds it.

## API

| request | answer |
|---|---|
| \`GET /items?after=c1\` | \`{ items, next }\` |

## Performance

A budget for each number that users feel.

## Accessibility

Roles, keys, and what is announced.

## Trade-offs

- What you would not build, and why.

## Follow-ups

- **A question that comes next?** A short answer.
`;

const model = `/** What the client keeps of one item. */
export interface Item {
  id: string;
  title: string;
}
`;

const diagram = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 64" font-size="14" text-anchor="middle">
  <title>Name the design in a few words</title>
  <desc>Say in a sentence or two which parts there are, and what flows between them.</desc>
  <g fill="var(--sheet)" stroke="var(--edge)">
    <rect x="12" y="12" width="150" height="40" rx="6"/>
    <rect x="238" y="12" width="150" height="40" rx="6"/>
  </g>
  <g fill="var(--ink)">
    <text x="87" y="37">View</text>
    <text x="313" y="37">Server</text>
  </g>
  <path d="M166 32h60" stroke="var(--ink-soft)"/>
  <path d="M234 32l-8 -4v8z" fill="var(--ink-soft)"/>
</svg>
`;

export const caseStudyStarter: Starter = (data) => ({
  '/case.md': starterText(data, body).replace(/^level:/m, 'minutes: 45\nlevel:'),
  '/model.ts': model,
  '/diagram.svg': diagram,
});
