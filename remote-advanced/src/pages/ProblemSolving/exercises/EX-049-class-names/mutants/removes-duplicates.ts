// A name that appears twice is kept once.
/** What a class list may be made of. The keys of an object are names; a truthy value switches them on. */
export type ClassValue =
  | string
  | number
  | bigint
  | boolean
  | null
  | undefined
  | ClassValue[]
  | { readonly [name: string]: unknown };

/**
 * Joins class names with spaces.
 * @param values strings and numbers, objects whose truthy keys count, lists of all of these; falsy values are left out
 */
export function classNames(...values: ClassValue[]): string {
  const names: string[] = [];
  collect(values, names);
  return [...new Set(names)].join(' ');
}

function collect(value: ClassValue, names: string[]): void {
  if (!value || value === true) return;
  if (typeof value !== 'object') names.push(String(value));
  else if (Array.isArray(value)) for (const item of value) collect(item, names);
  else for (const [name, isOn] of Object.entries(value)) if (isOn) names.push(name);
}
