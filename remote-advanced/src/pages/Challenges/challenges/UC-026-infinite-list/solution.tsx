import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { InfiniteListProps, Item } from './props';

export default function InfiniteList({ label, loadPage }: InfiniteListProps) {
  const [items, setItems] = useState<Item[]>([]);
  const [state, setState] = useState<'ready' | 'loading' | 'failed' | 'done'>('ready');
  const page = useRef(1);
  const isLoading = useRef(false);
  /** The index of the item that is to have the focus when it is there, or the list in its place. */
  const focusAt = useRef(-1);
  const list = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const end = useRef<HTMLDivElement>(null);

  const load = async () => {
    if (isLoading.current) return;
    isLoading.current = true;
    setState('loading');
    try {
      const { items: loaded, hasMore } = await loadPage(page.current);
      page.current += 1;
      if (document.activeElement === button.current) focusAt.current = items.length;
      setItems((before) => {
        const ids = new Set(before.map(({ id }) => id));
        return [...before, ...loaded.filter(({ id }) => !ids.has(id) && ids.add(id))];
      });
      setState(hasMore ? 'ready' : 'done');
    } catch {
      setState('failed');
    }
    isLoading.current = false;
  };
  const onEndInView = useEffectEvent(load);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each page it is asked anew whether the end is in view
  useEffect(() => {
    if (state !== 'ready' || end.current === null) return;
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && onEndInView(), {
      rootMargin: '200px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [state, items]);
  useEffect(() => {
    if (focusAt.current < 0) return;
    const item = list.current?.children[focusAt.current];
    if (item instanceof HTMLElement) item.focus();
    else if (state === 'done') list.current?.focus();
    focusAt.current = -1;
  });

  const over = items.length > 0 ? 'End of the list' : 'Nothing here yet';
  return (
    <div className="infinite">
      <ul role="list" ref={list} aria-label={label} tabIndex={-1}>
        {items.map(({ id, title }) => (
          <li key={id} tabIndex={-1}>
            {title}
          </li>
        ))}
      </ul>
      <div ref={end} />
      <p role="status">
        {state === 'loading' && 'Loading…'}
        {state === 'done' && over}
      </p>
      <p role="alert">{state === 'failed' && 'Loading failed'}</p>
      {state !== 'done' && (
        <button ref={button} type="button" aria-disabled={state === 'loading'} onClick={load}>
          {state === 'failed' ? 'Try again' : 'Load more'}
        </button>
      )}
    </div>
  );
}
