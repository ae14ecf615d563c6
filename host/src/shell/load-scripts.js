(({ saveData, effectiveType }) => {
  const add = (tag, parts) =>
    document.head.append(Object.assign(document.createElement(tag), { crossOrigin: '' }, parts));
  const load = ({ type, movementX, movementY }) => {
    if (type === 'pointermove' && !movementX && !movementY) return;
    for (const intent of intents) removeEventListener(intent, load);
    const { entry, preload } = document.querySelector('script[data-entry]').dataset;
    // Each in a task of its own: together they would hold up the first scrolling on a slow phone.
    for (const href of preload.split(' ')) setTimeout(add, 0, 'link', { rel: 'modulepreload', href });
    setTimeout(add, 0, 'script', { type: 'module', src: entry });
  };
  const intents = ['pointermove', 'pointerdown', 'focusin', 'keydown'];
  addEventListener('DOMContentLoaded', (event) => {
    if (saveData || /2g/.test(effectiveType)) for (const intent of intents) addEventListener(intent, load);
    else load(event);
  });

  const early = [];
  const record = (event) => early.push(event);
  // On the way down: React stops a click on a part that it cannot hydrate yet.
  addEventListener('click', record, true);
  addEventListener('hydrated', ({ target: part }) => {
    // The page is hydrated last.
    if (part.localName === 'main') removeEventListener('click', record, true);
    for (const { eventPhase, target } of [...early]) {
      const button = target.closest?.('button[type=button]');
      // A click that is still on its way, because React hydrates the part for it, arrives by itself.
      if (!eventPhase && part.contains(button)) button?.click();
    }
  });
})(navigator.connection ?? {});
