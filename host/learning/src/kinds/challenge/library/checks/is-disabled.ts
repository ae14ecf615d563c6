/** Whether a control is disabled: by its attribute, or for assistive technology alone, which keeps the focus on it. */
export function isDisabled(element: Element): boolean {
  return element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true';
}
