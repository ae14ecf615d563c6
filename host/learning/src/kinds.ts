import type { Kind } from './kind.ts';
import { bug } from './kinds/bug/kind.ts';
import { caseStudy } from './kinds/case-study/kind.ts';
import { challenge } from './kinds/challenge/kind.ts';
import { exercise } from './kinds/exercise/kind.ts';
import { prediction } from './kinds/prediction/kind.ts';
import { question } from './kinds/question/kind.ts';

const all: Kind[] = [question, prediction, bug, exercise, challenge, caseStudy];

/** All kinds of entries, in their order, for Node. Browser code has `kind-labels.ts`. */
export const kinds: readonly Kind[] = all.sort((a, b) => a.order - b.order);
