import type { InfiniteListProps, Item } from './props';

/** Builds the list in `root`. @returns ends what is under way */
export default function infiniteList(root: HTMLElement, { label, loadPage }: InfiniteListProps): () => void {
  const ids = new Set<number>();
  let page = 1;
  let isLoading = false;
  let isEnded = false;

  const box = document.createElement('div');
  const list = document.createElement('ul');
  list.role = 'list';
  const end = document.createElement('div');
  const status = document.createElement('p');
  const alert = document.createElement('p');
  const button = document.createElement('button');
  box.className = 'infinite';
  list.ariaLabel = label;
  list.tabIndex = -1;
  status.role = 'status';
  alert.role = 'alert';
  button.type = 'button';

  const setLoading = (next: boolean) => {
    isLoading = next;
    button.ariaDisabled = String(next);
    status.textContent = next ? 'Loading…' : '';
  };
  const setFailed = (hasFailed: boolean) => {
    alert.textContent = hasFailed ? 'Loading failed' : '';
    button.textContent = hasFailed ? 'Try again' : 'Load more';
  };
  const itemOf = ({ title }: Item) => {
    const item = document.createElement('li');
    item.tabIndex = -1;
    item.textContent = title;
    return item;
  };
  const append = (items: Item[]) => {
    const added = items.filter(({ id }) => !ids.has(id) && ids.add(id)).map(itemOf);
    list.append(...added);
    if (document.activeElement === button) added[0]?.focus();
  };
  const load = async () => {
    if (isLoading) return;
    observer.disconnect();
    setLoading(true);
    setFailed(false);
    try {
      const { items, hasMore } = await loadPage(page);
      if (isEnded) return;
      page += 1;
      append(items);
      setLoading(false);
      if (hasMore) return observer.observe(end);
      status.textContent = ids.size > 0 ? 'End of the list' : 'Nothing here yet';
      if (document.activeElement === button) list.focus();
      button.remove();
    } catch {
      setLoading(false);
      setFailed(true);
    }
  };
  const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && load(), {
    rootMargin: '200px',
  });
  button.addEventListener('click', load);

  setFailed(false);
  box.append(list, end, status, alert, button);
  root.append(box);
  observer.observe(end);
  return () => {
    isEnded = true;
    observer.disconnect();
  };
}
