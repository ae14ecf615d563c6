import type { Starter } from '../../kind.ts';
import { starterText } from '../../starter-front-matter.ts';

const body = `
## Short answer

Say in 30 to 45 words what you would say aloud.

## Explanation

One idea per paragraph, from the rule to the consequence; then code that proves it:

\`\`\`js run
console.log([1, 2].includes(2));
\`\`\`
\`\`\`output
true
\`\`\`

## Pitfalls

- What you see, why it happens, what to do.

## In an interview

What the interviewer wants to hear, and what to add when there is time.

## Follow-ups

- A question that often comes next.
`;

export const questionStarter: Starter = (data) => ({ '.md': starterText(data, body) });
