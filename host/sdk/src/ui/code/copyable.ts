/** How long a button shows what it has done, in milliseconds. */
const answerTime = 2500;

/**
 * Makes the Copy buttons of all code inside an element work; they are hidden until then. Pass it to the element as its `ref`.
 * The code may be static HTML that React does not manage.
 */
export function copyable(element: HTMLElement | null) {
  if (!element) return;
  element.dataset.hydrated = '';
  element.addEventListener('click', onClick);
  return () => element.removeEventListener('click', onClick);
}

function onClick({ target }: Event) {
  const button = target instanceof Element ? target.closest<HTMLElement>('.copy') : null;
  const code = button?.parentElement?.querySelector('code');
  if (button && code) void copy(button, code);
}

async function copy(button: HTMLElement, code: HTMLElement) {
  const status = statusOf(button);
  try {
    await navigator.clipboard.writeText(code.textContent);
    answer(button, status, 'Copied');
  } catch {
    getSelection()?.selectAllChildren(code);
    answer(button, status, 'Press Ctrl or ⌘ and C');
  }
}

function answer(button: HTMLElement, status: HTMLElement, text: string) {
  button.textContent = text;
  status.textContent = text;
  setTimeout(() => {
    button.textContent = 'Copy';
    status.textContent = '';
  }, answerTime);
}

/** The live region beside a button, created on the first press: it has to be there before its text. */
function statusOf(button: HTMLElement): HTMLElement {
  const next = button.nextElementSibling;
  if (next instanceof HTMLElement && next.getAttribute('role') === 'status') return next;
  const status = document.createElement('span');
  status.setAttribute('role', 'status');
  button.after(status);
  return status;
}
