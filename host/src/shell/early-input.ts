/** Enters again what a reader has entered before: React has left it in the fields, but told no component. */
export function enterAgain(part: Element): void {
  const fields = [...(window.enteredEarly ?? [])].filter((field) => part.contains(field));
  // All are read first: whoever hears of one renders the others as they were.
  for (const enter of fields.map(read)) enter();
}

/** Reads what is in a field. @returns a function that enters it again */
function read(field: HTMLInputElement): () => void {
  const { type, checked, value, selectionStart, selectionEnd } = field;
  // The box of a group that was ticked before another one is marked, too.
  if (type === 'radio' && !checked) return () => {};
  if (type === 'radio' || type === 'checkbox')
    return () => {
      field.checked = !checked;
      field.click();
    };
  return () => {
    // React compares with what was last set on the field itself. A select has no default.
    field.value = field.defaultValue ?? value;
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
    if (selectionStart != null) field.setSelectionRange(selectionStart, selectionEnd);
    for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
  };
}
