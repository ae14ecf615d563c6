/**
 * What host and sections promise one another. Additive within a version: fields may be added, none may change its
 * meaning or go. Readers ignore fields they do not know.
 */
export const contractVersion = 1;
