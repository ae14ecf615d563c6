/**
 * The image that other sites show with a link to a page, relative to the release.
 * @param page the name of the page's folder
 * @param hash of the image, at least eight hexadecimal digits
 */
export function shareImageFile(page: string, hash: string): string {
  return `images/${page}-${hash.slice(0, 8)}.png`;
}

/** Finds that image among the files of a release. Versions from before have it without a hash in its name, or none. */
export function shareImageIn(files: Readonly<Record<string, string>>, page: string): string | undefined {
  const hash = /^images\/(?<name>\w+)(?:-[0-9a-f]{8})?\.png$/;
  return Object.keys(files).find((file) => hash.exec(file)?.groups?.name === page);
}

/** The image of the host's own pages, relative to its folder for the browser. */
export const hostShareImage = 'share.png';

/** Whether a file of a section's release is such an image, which the site itself never shows. */
export function isShareImage(file: string): boolean {
  return file.startsWith('images/');
}
