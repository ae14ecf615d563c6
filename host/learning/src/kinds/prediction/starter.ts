import type { Starter } from '../../kind.ts';
import { starterText } from '../../starter-front-matter.ts';

const body = `
## What does it print?

\`\`\`js run
console.log(1);
queueMicrotask(() => console.log(3));
console.log(2);
\`\`\`
\`\`\`output
1
2
3
\`\`\`

## Why

Explain line by line.

## Change one line

Say what you change, and what that shows:

\`\`\`js run
console.log(1);
queueMicrotask(() => console.log(2));
\`\`\`
\`\`\`output
1
2
\`\`\`
`;

export const predictionStarter: Starter = (data) => ({ '.md': starterText(data, body) });
