/**
 * WebKit lets no script move the focus in a frame of another origin that the reader has not used yet, and readers don't see the one in
 * which tests run. There, the focus that scripts see is moved instead: `activeElement`, the events, the focus of dialogs. Styles
 * such as `:focus` do not follow.
 */
export function emulateFocusWhereRefused(): void {
  if (isMovable()) return;
  const focus = new EmulatedFocus();
  Object.defineProperty(document, 'activeElement', { configurable: true, get: () => focus.active });
  HTMLElement.prototype.focus = function () {
    if (isFocusable(this)) focus.move(this);
  };
  HTMLElement.prototype.blur = function () {
    if (focus.active === this) focus.move(null);
  };
  moveWithDialogs(focus);
}

function isMovable(): boolean {
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  const isMoved = document.activeElement === button;
  button.remove();
  return isMoved;
}

class EmulatedFocus {
  #active: HTMLElement | null = null;

  get active(): HTMLElement {
    return this.#active?.isConnected ? this.#active : document.body;
  }

  /** Moves the focus, with the events that this has. @param next null for none */
  move(next: HTMLElement | null): void {
    const last = this.active === document.body ? null : this.active;
    if (last === next) return;
    this.#active = null;
    if (last) this.#announce(last, ['blur', 'focusout'], next);
    // A listener may have moved it elsewhere.
    if (!next || this.#active) return;
    this.#active = next;
    this.#announce(next, ['focus', 'focusin'], last);
  }

  #announce(element: HTMLElement, [alone, bubbling]: [string, string], relatedTarget: HTMLElement | null): void {
    element.dispatchEvent(new FocusEvent(alone, { relatedTarget, composed: true }));
    element.dispatchEvent(new FocusEvent(bubbling, { relatedTarget, composed: true, bubbles: true }));
  }
}

/** Gives a dialog the focus when it is opened, and gives it back when it is closed. */
function moveWithDialogs(focus: EmulatedFocus): void {
  const dialogs = HTMLDialogElement.prototype;
  const before = new WeakMap<EventTarget, HTMLElement>();
  for (const name of ['show', 'showModal'] as const) {
    const open = dialogs[name];
    dialogs[name] = function () {
      before.set(this, focus.active);
      open.call(this);
      focus.move(firstFocusable(this));
    };
  }
  const giveBack = (dialog: HTMLDialogElement) => {
    const last = before.get(dialog);
    before.delete(dialog);
    if (last) focus.move(isFocusable(last) ? last : null);
  };
  const close = dialogs.close;
  dialogs.close = function (value) {
    close.call(this, value);
    giveBack(this);
  };
  // A dialog is also closed by a form or by a command.
  addEventListener('close', ({ target }) => target instanceof HTMLDialogElement && giveBack(target), true);
}

function firstFocusable(dialog: HTMLDialogElement): HTMLElement {
  const inside = [...dialog.querySelectorAll<HTMLElement>('*')].filter(isFocusable);
  return inside.find((element) => element.autofocus) ?? inside[0] ?? dialog;
}

function isFocusable(element: HTMLElement): boolean {
  if (!element.isConnected || element.matches(':disabled') || element.closest('[inert]')) return false;
  if (!element.checkVisibility({ visibilityProperty: true })) return false;
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  if (modal && !modal.contains(element)) return false;
  return element.hasAttribute('tabindex') || element.isContentEditable || element.matches(focusable);
}

const focusable =
  'a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls]';
