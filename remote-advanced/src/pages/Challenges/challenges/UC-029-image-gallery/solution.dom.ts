import type { GalleryProps } from './props';

/** The index that a key leads to. */
const moves: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Builds the gallery in `root`. */
export default function gallery(root: HTMLElement, { label, images }: GalleryProps): void {
  let current = 0;
  const list = document.createElement('ul');
  list.role = 'list';
  const dialog = document.createElement('dialog');
  const view = document.createElement('div');
  const image = document.createElement('img');
  const broken = document.createElement('p');
  const status = document.createElement('p');
  const actions = document.createElement('div');
  list.className = 'thumbnails';
  list.ariaLabel = label;
  dialog.ariaLabel = label;
  view.className = 'view';
  broken.textContent = 'This image cannot be shown';
  status.role = 'status';
  actions.className = 'actions';

  const buttonOf = (onClick: () => void) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.addEventListener('click', onClick);
    return button;
  };
  const setBroken = (isBroken: boolean) => {
    image.hidden = isBroken;
    broken.hidden = !isBroken;
  };
  const show = (index: number) => {
    current = index;
    const { src = '', alt = '' } = images[index] ?? {};
    setBroken(false);
    image.src = src;
    image.alt = alt;
    status.textContent = `${alt}, ${index + 1} of ${images.length}`;
  };
  const move = (key: string) => show(moves[key]?.(current, images.length) ?? current);

  const thumbnails = images.map(({ src, alt }, index) => {
    const button = buttonOf(() => {
      show(index);
      dialog.showModal();
    });
    const thumbnail = document.createElement('img');
    Object.assign(thumbnail, { src, alt });
    button.append(thumbnail);
    return button;
  });
  for (const button of thumbnails) {
    const item = document.createElement('li');
    item.append(button);
    list.append(item);
  }
  const previous = buttonOf(() => move('ArrowLeft'));
  const next = buttonOf(() => move('ArrowRight'));
  const close = buttonOf(() => dialog.close());
  Object.assign(previous, { ariaLabel: 'Previous image', textContent: '‹' });
  Object.assign(next, { ariaLabel: 'Next image', textContent: '›' });
  close.textContent = 'Close';

  image.addEventListener('error', () => setBroken(true));
  dialog.addEventListener('close', () => thumbnails[current]?.focus());
  dialog.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.key in moves)) return;
    event.preventDefault();
    move(event.key);
  });

  show(0);
  view.append(image, broken);
  actions.append(...(images.length > 1 ? [previous, next] : []), close);
  dialog.append(view, status, actions);
  root.append(list, dialog);
}
