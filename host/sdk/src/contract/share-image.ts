/** The image that other sites show with a link to a page, relative to the release. @param page the name of the page's folder */
export function shareImageFile(page: string): string {
  return `images/${page}.png`;
}

/** The image of the host's own pages, relative to its folder for the browser. */
export const hostShareImage = 'share.png';

/** Whether a file of a section's release is such an image, which the site itself never shows. */
export function isShareImage(file: string): boolean {
  return file.startsWith('images/');
}
