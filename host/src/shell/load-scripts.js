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
  // An address with a query asks for what only scripts can do.
  const waits = !location.search && (saveData || /2g/.test(effectiveType));
  addEventListener('DOMContentLoaded', (event) => {
    if (waits) for (const intent of intents) addEventListener(intent, load);
    else load(event);
  });
})(navigator.connection ?? {});
