/**
 * Fills a template: `{{path}}` with an escaped value, `{{{path}}}` with the value as it is.
 * @param tpl the template
 * @param data where the paths begin; only own properties count
 */
export function templateRender(tpl: string, data: Readonly<Record<string, unknown>>): string {
  throw new Error('Not implemented');
}
