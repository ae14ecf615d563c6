/**
 * WebKit lets no script move the focus in a frame of another origin, unless the reader uses it or the page has given it the focus, which it may
 * lose at any time; and readers don't see the one in which tests run. When it first refuses, the focus that scripts see is moved from then on
 * instead: `activeElement`, the events, the focus of dialogs. Styles such as `:focus` do not follow.
 */
export function emulateFocusWhereRefused(): void {
  let emulated: EmulatedFocus | null = null;
  const { focus, blur } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    if (
      !emulated &&
      isRefused(
        () => focus.call(this, options),
        () => this,
      )
    )
      emulated = new EmulatedFocus();
    if (emulated && isFocusable(this)) emulated.move(this);
  };
  HTMLElement.prototype.blur = function () {
    if (!emulated) blur.call(this);
    else if (emulated.active === this) emulated.move(null);
  };
  moveWithDialogs((open, first) => {
    if (isRefused(open, first)) emulated ??= new EmulatedFocus();
    return emulated;
  });
}

/** Whether what moves the focus did not, although an element could have it. @param target finds that one afterwards */
function isRefused(move: () => void, target: () => HTMLElement): boolean {
  const before = document.activeElement;
  let isHeard = false;
  const hear = () => {
    isHeard = true;
  };
  addEventListener('focus', hear, true);
  move();
  removeEventListener('focus', hear, true);
  const element = target();
  const { activeElement } = element.getRootNode() as Document | ShadowRoot;
  // A listener may have moved it on.
  const isMoved = isHeard || activeElement === element || document.activeElement !== before;
  return !isMoved && isFocusable(element);
}

class EmulatedFocus {
  #active: HTMLElement | null = document.activeElement instanceof HTMLElement ? document.activeElement : null;

  /** From now on the document says that what this has is active. */
  constructor() {
    Object.defineProperty(document, 'activeElement', { configurable: true, get: () => this.active });
  }

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

/**
 * Gives a dialog the focus when it is opened, and gives it back when it is closed.
 * @param open opens a dialog whose first focusable element `first` finds then; returns the emulated focus, if it is emulated
 */
function moveWithDialogs(open: (native: () => void, first: () => HTMLElement) => EmulatedFocus | null): void {
  const dialogs = HTMLDialogElement.prototype;
  const giveBack = new WeakMap<EventTarget, () => void>();
  for (const name of ['show', 'showModal'] as const) {
    const native = dialogs[name];
    dialogs[name] = function () {
      const last = document.activeElement;
      const focus = open(
        () => native.call(this),
        () => firstFocusable(this),
      );
      if (!focus) return;
      focus.move(firstFocusable(this));
      giveBack.set(this, () => focus.move(last instanceof HTMLElement && isFocusable(last) ? last : null));
    };
  }
  const isClosed = (dialog: HTMLDialogElement) => {
    giveBack.get(dialog)?.();
    giveBack.delete(dialog);
  };
  const { close } = dialogs;
  dialogs.close = function (value) {
    close.call(this, value);
    isClosed(this);
  };
  // A dialog is also closed by a form or by a command.
  addEventListener('close', ({ target }) => target instanceof HTMLDialogElement && isClosed(target), true);
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
