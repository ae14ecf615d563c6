/** What a reader fills in. early-actions.js marks it when that is before its part of the document is hydrated. */
type Field = (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) & { isEntered?: boolean };

/** Enters again what a reader has entered before: React has left it in the fields, but told no component. */
export function enterAgain(part: Element): void {
  const entered = [...part.querySelectorAll<Field>('input, textarea, select')].filter(({ isEntered }) => isEntered);
  // All are read first: whoever hears of one renders the others as they were.
  for (const enter of entered.map((field) => (isBox(field) ? tick(field) : type(field)))) enter();
}

function isBox({ type }: Field): boolean {
  return type === 'radio' || type === 'checkbox';
}

function tick(field: Field): () => void {
  const box = field as HTMLInputElement;
  const { checked } = box;
  return () => {
    // The box of its group that was ticked before it is marked, too.
    if (box.type === 'radio' && !checked) return;
    box.checked = !checked;
    box.click();
  };
}

function type(field: Field): () => void {
  const text = field as HTMLInputElement;
  const { value, selectionStart, selectionEnd } = text;
  return () => {
    // React compares with what was last set on the field itself.
    if ('defaultValue' in field) field.value = field.defaultValue;
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
    if (selectionStart != null) text.setSelectionRange(selectionStart, selectionEnd);
    for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
  };
}
