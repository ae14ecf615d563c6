/** Makes a console print values in one form, the one in which the output of samples for browsers is published. */
export function printInOneForm(console: Console): void {
  for (const method of ['log', 'info', 'debug', 'warn', 'error'] as const) {
    const write = console[method].bind(console);
    console[method] = (...values: unknown[]) => {
      const text = values.map(textOf).join(' ');
      if (!text.startsWith('%cDownload the React DevTools')) write(text);
    };
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : formatted(value, []);
}

function formatted(value: unknown, inside: readonly unknown[]): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return `[function ${value.name || '(anonymous)'}]`;
  if (Object.is(value, -0)) return '-0';
  if (typeof value !== 'object' || value === null) return String(value);
  if (inside.includes(value)) return '[circular]';
  if (value instanceof Error) return String(value);
  if (value instanceof Element) return (value.cloneNode(false) as Element).outerHTML.replace(/<\/[^>]*>$/, '');
  if ('toJSON' in value && typeof value.toJSON === 'function') return formatted(value.toJSON(), [...inside, value]);
  const deeper = [...inside, value];
  if (Array.isArray(value)) return `[${Array.from(value, (one) => formatted(one, deeper)).join(',')}]`;
  const fields = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}:${formatted(one, deeper)}`);
  return `{${fields.join(',')}}`;
}
