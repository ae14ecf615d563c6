/**
 * Finds out why a sticky element does not stick. It checks the element, the box it must stay in (its parent), and the
 * ancestors up to the first one that clips: that is the element's scroll container.
 * @returns one sentence for each problem; an empty list if there are none
 */
export function stickyProblems(element: HTMLElement): string[] {
  return [position(element), inset(element), container(element), room(element)].filter((problem) => problem !== null);
}

function position(element: HTMLElement) {
  const { position } = getComputedStyle(element);
  return position === 'sticky' ? null : `position is ${position}, not sticky.`;
}

function inset(element: HTMLElement) {
  const { top, right, bottom, left } = getComputedStyle(element);
  const none = [top, right, bottom, left].every((one) => one === 'auto' || one === '');
  return none ? 'top, right, bottom and left are all auto, so there is no edge to stick to.' : null;
}

function container(element: HTMLElement) {
  const ancestor = scrollContainer(element);
  if (!ancestor || ancestor.scrollHeight > ancestor.clientHeight) return null;
  return `It holds on to ${nameOf(ancestor)}, which has overflow: ${getComputedStyle(ancestor).overflow} and does not scroll.`;
}

function room({ parentElement: parent, offsetHeight }: HTMLElement) {
  if (!parent || parent.clientHeight > offsetHeight) return null;
  return `Its parent, ${nameOf(parent)}, is no taller than the element, which has no room to move in.`;
}

/** The nearest ancestor whose overflow is neither visible nor clip; `null` for the page itself. */
function scrollContainer(element: HTMLElement): HTMLElement | null {
  for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
    if (/auto|scroll|hidden/.test(getComputedStyle(one).overflow)) return one;
  }
  return null;
}

const nameOf = (element: HTMLElement) => element.dataset.name ?? element.localName;
