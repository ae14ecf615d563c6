/**
 * Stands in the prerendered HTML of a page for the address of its section's release, which is not known before the release
 * has its version. Composing a page replaces it.
 */
export const sectionBase = '/__section__/';
