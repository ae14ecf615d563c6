/** For everything that the next release may change: caches keep it, and ask whether it still holds. */
export const revalidated = 'no-cache';

/** For what has its version or its hash in its address. */
export const immutable = 'public, max-age=31536000, immutable';
