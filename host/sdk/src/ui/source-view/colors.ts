/** Highlighted code as HTML without its colors: each `span` in it is one. */
export function withoutColors(html: string): string {
  return html.replaceAll(/<\/?span\b[^>]*>/g, '');
}

/** Gives an element's code the colors that `withoutColors` has left out, if it has none. @param html with them */
export function addColors(element: Element, html: string): void {
  const code = element.querySelector('code');
  if (!code || code.querySelector('span')) return;
  const template = document.createElement('template');
  template.innerHTML = html;
  code.replaceChildren(...(template.content.querySelector('code')?.childNodes ?? []));
}
