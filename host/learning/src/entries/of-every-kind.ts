import type { Behavior } from '../kind.ts';
import { CopyLink } from './CopyLink.tsx';
import { ProgressSlot } from './ProgressSlot.tsx';

/** The behaviors that entries of every kind have, by the names of their slots. */
export const ofEveryKind: Record<string, Behavior> = { 'copy-link': CopyLink, progress: ProgressSlot };
