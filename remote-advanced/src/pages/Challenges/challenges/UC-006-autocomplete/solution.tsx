import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { AutocompleteProps } from './props';

const pause = 300;

/** A search that is under way, or will be soon. */
interface Waiting {
  timer: number;
  search: AbortController;
}

function stop(waiting: Waiting | null): void {
  clearTimeout(waiting?.timer);
  waiting?.search.abort();
}

export default function Autocomplete({ label, search, onChoose }: AutocompleteProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [options, setOptions] = useState<string[]>([]);
  const [message, setMessage] = useState('');
  const [active, setActive] = useState(-1);
  const waiting = useRef<Waiting>(null);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => () => stop(waiting.current), []);
  const show = (found: string[], said: string) => {
    setOptions(found);
    setMessage(said);
    setActive(-1);
  };
  const change = (next: string) => {
    stop(waiting.current);
    setText(next);
    const query = next.trim();
    if (query === '') return show([], '');
    const controller = new AbortController();
    const timer = window.setTimeout(async () => {
      try {
        const found = await search(query, controller.signal);
        if (!controller.signal.aborted) show(found, found.length === 0 ? 'No results' : '');
      } catch {
        if (!controller.signal.aborted) show([], 'Search failed');
      }
    }, pause);
    waiting.current = { timer, search: controller };
  };
  const choose = (option: string) => {
    stop(waiting.current);
    setText(option);
    show([], '');
    onChoose(option);
  };
  const activate = (index: number) => {
    setActive(index);
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { isComposing, keyCode } = event.nativeEvent;
    // In Safari, only key code 229 shows that an Enter ends a composition.
    if (isComposing || keyCode === 229) return;
    const option = options[active];
    if (event.key === 'Escape') {
      stop(waiting.current);
      show([], '');
    } else if (event.key === 'Enter' && option !== undefined) choose(option);
    else if (event.key === 'ArrowDown' && options.length > 0) activate((active + 1) % options.length);
    else if (event.key === 'ArrowUp' && options.length > 0) activate(active <= 0 ? options.length - 1 : active - 1);
    else return;
    event.preventDefault();
  };
  return (
    <div className="autocomplete">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
        value={text}
        onChange={({ target }) => change(target.value)}
        onKeyDown={onKeyDown}
      />
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={label} hidden={options.length === 0}>
        {options.map((option, index) => (
          <div
            key={index}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
          >
            {option}
          </div>
        ))}
      </div>
      <p role="status">{message}</p>
    </div>
  );
}
