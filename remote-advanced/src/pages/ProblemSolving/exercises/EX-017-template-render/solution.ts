const placeholder = /\{\{\{\s*([\w-]+(?:\.[\w-]+)*)\s*\}\}\}|\{\{\s*([\w-]+(?:\.[\w-]+)*)\s*\}\}/g;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Fills a template: `{{path}}` with an escaped value, `{{{path}}}` with the value as it is.
 * @param tpl the template
 * @param data where the paths begin; only own properties count
 */
export function templateRender(tpl: string, data: Readonly<Record<string, unknown>>): string {
  return tpl.replace(placeholder, (_match, raw: string | undefined, escaped: string | undefined) =>
    raw === undefined ? escapeHtml(textAt(data, escaped ?? '')) : textAt(data, raw),
  );
}

function textAt(data: unknown, path: string): string {
  return String(path.split('.').reduce(ownValue, data) ?? '');
}

function ownValue(value: unknown, key: string): unknown {
  const isObject = typeof value === 'object' && value !== null;
  return isObject && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
