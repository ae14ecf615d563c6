/**
 * Does what browsers do for keys that only a user can press: Escape closes a modal dialog, Enter and Space toggle details, Tab passes
 * over what is inert. Events of a test are not trusted, so a solution made of native elements would fail without it.
 */
export function emulateNativeKeys(): void {
  addEventListener('keydown', (event) => {
    if (event.isTrusted || event.defaultPrevented) return;
    if (event.key === 'Escape') closeDialog();
    if (event.key === 'Tab') passOverInert();
    const { target } = event;
    if ((event.key === 'Enter' || event.key === ' ') && target instanceof HTMLElement && target.tagName === 'SUMMARY')
      target.click();
  });
}

function closeDialog(): void {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);
  if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}

/** user-event would try to focus what is inert, and stay where it is. It looks for the next element before the microtasks run. */
function passOverInert(): void {
  for (const element of document.querySelectorAll('[inert], [inert] *')) {
    const tabIndex = element.getAttribute('tabindex');
    element.setAttribute('tabindex', '-1');
    queueMicrotask(() => {
      if (tabIndex === null) element.removeAttribute('tabindex');
      else element.setAttribute('tabindex', tabIndex);
    });
  }
}
