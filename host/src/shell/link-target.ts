/** The element that the hash of the address names. */
export function linkTarget(): HTMLElement | null {
  const id = idIn(location.hash);
  // Firefox warns when it is asked for an empty one.
  return id ? document.getElementById(id) : null;
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
