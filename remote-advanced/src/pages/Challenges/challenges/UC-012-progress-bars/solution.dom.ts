import type { UploadsProps } from './props';

const step = 50;

/** An upload: how much of its time has passed, in milliseconds, and its elements. */
interface Upload {
  passed: number;
  bar: HTMLProgressElement;
  text: HTMLElement;
}

/** Builds the list in `root`. @returns ends all timers */
export default function uploads(root: HTMLElement, { duration, limit }: UploadsProps): () => void {
  const all: Upload[] = [];
  let isPaused = false;
  /** When `work` was called last, in milliseconds. */
  let last = performance.now();

  const add = document.createElement('button');
  const pause = document.createElement('button');
  const list = document.createElement('ul');
  list.role = 'list';
  add.textContent = 'Add';
  list.className = 'uploads';

  /** The first ones that are not done. */
  const running = () => all.filter(({ passed }) => passed < duration).slice(0, limit);
  const show = () => {
    const active = running();
    pause.textContent = isPaused ? 'Resume' : 'Pause';
    for (const upload of all) {
      upload.bar.value = Math.min(100, (upload.passed / duration) * 100);
      upload.text.textContent = upload.passed >= duration ? 'done' : active.includes(upload) ? 'running' : 'waiting';
    }
  };
  const work = () => {
    const added = performance.now() - last;
    last += added;
    if (isPaused) return;
    for (const upload of running()) upload.passed += added;
    show();
  };
  add.addEventListener('click', () => {
    const item = document.createElement('li');
    const bar = document.createElement('progress');
    const text = document.createElement('span');
    all.push({ passed: 0, bar, text });
    bar.max = 100;
    bar.ariaLabel = `Upload ${all.length}`;
    item.append(bar, text);
    list.append(item);
    show();
  });
  pause.addEventListener('click', () => {
    isPaused = !isPaused;
    show();
  });

  root.append(add, pause, list);
  show();
  const timer = setInterval(work, step);
  return () => clearInterval(timer);
}
