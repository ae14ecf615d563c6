(() => {
  // For scroll-position.ts.
  const act = () => performance.mark('reader acted');
  for (const action of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(action, act, { once: true, passive: true });

  const early = [];
  const record = (event) => early.push(event);
  // For early-input.ts.
  const note = ({ target }) => {
    window.enteredEarly ??= new Set();
    window.enteredEarly.add(target);
  };
  const hold = (event) => {
    // React's own script keeps what a form with an action submits.
    if (event.target.hasAttribute('action')) return;
    event.preventDefault();
    record(event);
  };
  const listeners = { click: record, input: note, submit: hold };
  // On the way down: React stops a click on a part that it cannot hydrate yet.
  for (const type in listeners) addEventListener(type, listeners[type], true);
  addEventListener('hydrated', ({ target: part }) => {
    // The page is hydrated last.
    if (part.localName === 'main') for (const type in listeners) removeEventListener(type, listeners[type], true);
    for (const { eventPhase, target, submitter } of [...early]) {
      // An event that is still on its way, because React hydrates the part for it, arrives by itself.
      if (eventPhase || !part.contains(target)) continue;
      if (target.requestSubmit) target.requestSubmit(submitter);
      else target.closest('button[type=button]')?.click();
    }
  });
})();
