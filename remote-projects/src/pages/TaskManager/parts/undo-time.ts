/** How long the undo notice stays on the page, in milliseconds. */
export const undoTime = 10_000;
