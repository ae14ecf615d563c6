/**
 * Turns existing markup into a todo list: a form with a text box, an `output` for the count, and a list.
 * Every event changes the DOM directly; the list items are the only state.
 * @returns a function that removes the listeners
 */
export function startTodos(root: Element): () => void {
  const form = root.querySelector('form');
  const box = root.querySelector('input');
  const count = root.querySelector('output');
  const list = root.querySelector('ul');
  if (!form || !box || !count || !list) throw new Error('The markup of the todo list is not complete.');
  const stop = new AbortController();

  const showCount = () => {
    count.textContent = `(${list.children.length})`;
  };

  const remove = (row: Element) => {
    const neighbour = row.nextElementSibling ?? row.previousElementSibling;
    (neighbour?.querySelector('button') ?? box).focus();
    row.remove();
    showCount();
  };

  const add = (event: Event) => {
    event.preventDefault();
    box.focus();
    const text = box.value.trim();
    if (!text) return;
    const row = createRow(text);
    row.querySelector('button')?.addEventListener('click', () => remove(row));
    list.append(row);
    showCount();
    box.value = '';
  };

  const ignoreComposing = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.isComposing || event.keyCode === 229)) event.preventDefault();
  };

  form.addEventListener('submit', add, { signal: stop.signal });
  box.addEventListener('keydown', ignoreComposing, { signal: stop.signal });
  return () => stop.abort();
}

/** A row; uses `textContent`, so that markup in the text stays text. */
function createRow(text: string): HTMLLIElement {
  const row = document.createElement('li');
  const label = document.createElement('span');
  const button = document.createElement('button');
  label.textContent = text;
  button.type = 'button';
  button.textContent = 'Delete';
  button.setAttribute('aria-description', text.slice(0, 60));
  row.append(label, button);
  return row;
}
