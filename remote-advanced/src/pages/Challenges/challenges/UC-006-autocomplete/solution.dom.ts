import type { AutocompleteProps } from './props';

const pause = 300;

/** Builds the field in `root`. @returns ends what is under way */
export default function autocomplete(root: HTMLElement, { label, search, onChoose }: AutocompleteProps): () => void {
  const id = crypto.randomUUID();
  let options: string[] = [];
  let active = -1;
  let controller = new AbortController();
  let timer: number | undefined;

  const box = document.createElement('div');
  const name = document.createElement('label');
  const field = document.createElement('input');
  const list = document.createElement('div');
  const status = document.createElement('p');
  box.className = 'autocomplete';
  name.htmlFor = id;
  name.textContent = label;
  Object.assign(field, { id, role: 'combobox', autocomplete: 'off', ariaAutoComplete: 'list' });
  field.setAttribute('aria-controls', `${id}-list`);
  Object.assign(list, { id: `${id}-list`, role: 'listbox', ariaLabel: label });
  status.role = 'status';

  const activate = (index: number) => {
    active = index;
    list.children[index]?.scrollIntoView({ block: 'nearest' });
    for (const [at, option] of [...list.children].entries()) option.ariaSelected = String(at === index);
    if (index < 0) field.removeAttribute('aria-activedescendant');
    else field.setAttribute('aria-activedescendant', `${id}-${index}`);
  };
  const show = (found: string[], message = '') => {
    options = found;
    list.replaceChildren(...found.map(optionOf));
    list.hidden = found.length === 0;
    field.ariaExpanded = String(found.length > 0);
    status.textContent = message;
    activate(-1);
  };
  const optionOf = (text: string, index: number) => {
    const option = document.createElement('div');
    Object.assign(option, { id: `${id}-${index}`, role: 'option', textContent: text });
    option.addEventListener('pointerdown', (event) => event.preventDefault());
    option.addEventListener('click', () => choose(text));
    return option;
  };
  const stop = () => {
    clearTimeout(timer);
    controller.abort();
  };
  const choose = (option: string) => {
    stop();
    field.value = option;
    show([]);
    onChoose(option);
  };
  const ask = async (query: string) => {
    const { signal } = controller;
    try {
      const found = await search(query, signal);
      if (!signal.aborted) show(found, found.length === 0 ? 'No results' : '');
    } catch {
      if (!signal.aborted) show([], 'Search failed');
    }
  };
  field.addEventListener('input', () => {
    stop();
    const query = field.value.trim();
    if (query === '') return show([]);
    controller = new AbortController();
    timer = window.setTimeout(() => ask(query), pause);
  });
  field.addEventListener('keydown', (event) => {
    // In Safari, only key code 229 shows that an Enter ends a composition.
    if (event.isComposing || event.keyCode === 229) return;
    const option = options[active];
    if (event.key === 'Escape') {
      stop();
      show([]);
    } else if (event.key === 'Enter' && option !== undefined) choose(option);
    else if (event.key === 'ArrowDown' && options.length > 0) activate((active + 1) % options.length);
    else if (event.key === 'ArrowUp' && options.length > 0) activate(active <= 0 ? options.length - 1 : active - 1);
    else return;
    event.preventDefault();
  });

  box.append(name, field, list, status);
  root.append(box);
  show([]);
  return stop;
}
