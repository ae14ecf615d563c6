/** The file with the HTML of a sample; its scripts are in a file of their own. */
export const pageFile = 'page.html';

/** The element in which React samples render. */
export const rootId = 'root';
