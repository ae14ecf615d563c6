/**
 * Markup as HTML for the inside of a host. Made in Node, it becomes an open shadow root where the document is parsed; in a
 * browser it is an inert template, because there a script writes it.
 */
export function shadowTemplate(html: string): string {
  const mode = typeof document === 'undefined' ? ' shadowrootmode="open"' : '';
  return `<template${mode}><div>${html}</div></template>`;
}

/** The shadow root of a host, which came with the document or is created now, and the element around the markup in it. */
export function openShadow(host: HTMLElement): { root: ShadowRoot; frame: Element | null } {
  const root = host.shadowRoot ?? attachFromTemplate(host);
  return { root, frame: root.firstElementChild };
}

function attachFromTemplate(host: HTMLElement): ShadowRoot {
  const root = host.attachShadow({ mode: 'open' });
  const template = host.querySelector('template');
  if (template) root.append(template.content);
  template?.remove();
  return root;
}
