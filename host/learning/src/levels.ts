/** The levels of entries, in their order. */
export const levels = ['basic', 'intermediate', 'advanced'] as const;
