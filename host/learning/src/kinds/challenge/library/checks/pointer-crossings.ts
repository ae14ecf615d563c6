/** What is under the pointer, by the kind of its events. */
const under = { pointer: null as Element | null, mouse: null as Element | null };

type Kind = keyof typeof under;

/** The events that are made here. */
const own = new WeakSet<Event>();

/**
 * Lets events of a pointer that enters and leaves say where it comes from and goes to, as in browsers. Those of user-event have no
 * `relatedTarget`, so a solution that asks for it would take every step inside of an element for one out of it.
 */
export function emulatePointerCrossings(): void {
  for (const kind of ['pointer', 'mouse'] as const) {
    for (const type of ['out', 'leave', 'enter'])
      addEventListener(kind + type, (event) => isSimulated(event) && event.stopImmediatePropagation(), true);
    addEventListener(`${kind}over`, (event) => isSimulated(event) && replace(event, kind), true);
  }
}

function isSimulated(event: Event): event is MouseEvent {
  return event instanceof MouseEvent && !event.isTrusted && !event.relatedTarget && !own.has(event);
}

/** Tells of the whole way, when its end is known. */
function replace(event: MouseEvent, kind: Kind): void {
  event.stopImmediatePropagation();
  const to = event.target instanceof Element ? event.target : document.body;
  const from = under[kind]?.isConnected ? under[kind] : null;
  under[kind] = to;
  if (from === to) return;
  const left = from ? ancestorsOf(from).filter((element) => !element.contains(to)) : [];
  const entered = ancestorsOf(to).filter((element) => !from || !element.contains(from));
  const fire = (target: Element | null, type: string, related: Element | null) =>
    target?.isConnected && target.dispatchEvent(like(event, kind + type, related));
  fire(from, 'out', to);
  for (const element of left) fire(element, 'leave', to);
  fire(to, 'over', from);
  for (const element of entered.toReversed()) fire(element, 'enter', from);
}

/** An element and those around it, from the inside out. */
function ancestorsOf(element: Element): Element[] {
  return element.parentElement ? [element, ...ancestorsOf(element.parentElement)] : [element];
}

function like(event: MouseEvent, type: string, relatedTarget: Element | null): MouseEvent {
  const { clientX, clientY, buttons, ctrlKey, shiftKey, altKey, metaKey } = event;
  const crosses = /(?:leave|enter)$/.test(type);
  const init = {
    ...{ clientX, clientY, buttons, ctrlKey, shiftKey, altKey, metaKey, relatedTarget, view: window },
    ...{ bubbles: !crosses, cancelable: !crosses, composed: true },
  };
  const made =
    event instanceof PointerEvent
      ? new PointerEvent(type, { ...init, pointerId: event.pointerId, pointerType: event.pointerType })
      : new MouseEvent(type, init);
  own.add(made);
  return made;
}
