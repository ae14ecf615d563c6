/**
 * The image that other sites show with a link to a page, relative to the release.
 * @param page the name of the page's folder
 * @param hash of the image, at least eight hexadecimal digits
 */
export function shareImageFile(page: string, hash: string): string {
  return `images/${page}-${hash.slice(0, 8)}.png`;
}

/** Finds these images among the files of a release, by the names of their pages. Versions from before have them without a hash, or none. */
export function shareImagesIn(files: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const hash = /^images\/(?<page>\w+)(?:-[0-9a-f]{8})?\.png$/;
  return new Map(
    Object.keys(files).flatMap((file) => {
      const page = hash.exec(file)?.groups?.page;
      return page === undefined ? [] : [[page, file] as const];
    }),
  );
}

/** The image of the host's own pages, relative to its folder for the browser. */
export const hostShareImage = 'share.png';

/** Whether a file of a section's release is such an image, which the site itself never shows. */
export function isShareImage(file: string): boolean {
  return file.startsWith('images/');
}
