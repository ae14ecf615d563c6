/** The element that the hash of the address names. */
export function linkTarget(): HTMLElement | null {
  return document.getElementById(idIn(location.hash));
}

/** Opens the disclosures around an element, and the element itself if it is one. */
export function openAround(target: HTMLElement): void {
  for (let box = target.closest('details'); box; box = box.parentElement?.closest('details') ?? null) box.open = true;
}

/** The id that a hash names; a hash that cannot be decoded is used as it is. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
