import { type ByRoleMatcher, type ByRoleOptions, screen } from '@testing-library/dom';

/** The names of all elements with a role, in order, as a screen reader says them: from a label, or the text that is not hidden from it. */
export function namesOf(role: ByRoleMatcher, options: ByRoleOptions = {}): string[] {
  const names = new Map<Element | null, string>();
  const name = (text: string, element: Element | null) => {
    names.set(element, text);
    return true;
  };
  return screen.queryAllByRole(role, { ...options, name }).map((element) => names.get(element) ?? '');
}
