import type { KindLabels } from './kind.ts';

const modules = import.meta.glob<KindLabels>('./kinds/*/labels.ts', { eager: true, import: 'labels' });

/** The labels of all kinds, in their order, for browser code: `kinds.ts` is for Node. */
export const kindLabels: readonly KindLabels[] = Object.values(modules).sort((a, b) => a.order - b.order);
