(() => {
  // For scroll-position.ts.
  const act = () => performance.mark('reader acted');
  for (const action of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(action, act, { once: true, passive: true });

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
})();
