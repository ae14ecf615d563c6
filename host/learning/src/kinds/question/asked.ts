import type { Behavior } from '../../kind.ts';
import './card.css';

/** What is asked has the styles of its card, and no behavior. */
export const asked: Record<string, Behavior> = {};
