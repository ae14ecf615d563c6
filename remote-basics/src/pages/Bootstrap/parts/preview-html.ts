/**
 * The preview markup of a class: the first whose pattern matches, with `{class}` replaced by the class. Elements that
 * have the class among others are marked, so that the reader sees which ones are meant.
 * @param previews patterns and markup of the class's family
 */
export function previewHtml(
  previews: readonly (readonly [match: string, html: string])[],
  name: string,
): string | null {
  const html = previews.find(([match]) => new RegExp(match).test(name))?.[1];
  if (html === undefined) return null;
  const template = document.createElement('template');
  template.innerHTML = html.replaceAll('{class}', name);
  const meant = template.content.querySelectorAll(`.${CSS.escape(name)}`);
  if (!html.includes('{class}')) for (const element of meant) element.setAttribute('data-example', '');
  return template.innerHTML;
}
