/** How long the notice with an undo stays on the page, in milliseconds. */
export const undoTime = 10_000;
