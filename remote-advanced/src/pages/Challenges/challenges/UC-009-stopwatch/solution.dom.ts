/** `01:05.3` for 65,390 milliseconds. */
function format(milliseconds: number): string {
  const tenths = Math.floor(milliseconds / 100);
  const minutes = String(Math.floor(tenths / 600)).padStart(2, '0');
  const seconds = String(Math.floor(tenths / 10) % 60).padStart(2, '0');
  return `${minutes}:${seconds}.${tenths % 10}`;
}

/** Builds the stopwatch in `root`. @returns stops it */
export default function stopwatch(root: HTMLElement): () => void {
  /** What had passed before the watch was started last, in milliseconds. */
  let before = 0;
  let startedAt: number | null = null;
  let timer: number | undefined;

  const box = document.createElement('div');
  const time = document.createElement('p');
  const laps = document.createElement('ol');
  box.className = 'stopwatch';
  time.role = 'timer';

  const button = (onClick: () => void) => {
    const element = document.createElement('button');
    element.type = 'button';
    element.addEventListener('click', onClick);
    return element;
  };
  const elapsed = () => before + (startedAt === null ? 0 : performance.now() - startedAt);
  const show = () => {
    time.textContent = format(elapsed());
    toggle.textContent = startedAt === null ? 'Start' : 'Stop';
    lap.disabled = startedAt === null;
  };
  const stop = () => {
    before = elapsed();
    startedAt = null;
    clearInterval(timer);
  };
  const toggle = button(() => {
    if (startedAt === null) {
      startedAt = performance.now();
      timer = window.setInterval(show, 50);
    } else stop();
    show();
  });
  const lap = button(() => {
    const item = document.createElement('li');
    item.textContent = format(elapsed());
    laps.append(item);
  });
  const reset = button(() => {
    stop();
    before = 0;
    laps.replaceChildren();
    show();
  });
  lap.textContent = 'Lap';
  reset.textContent = 'Reset';

  box.append(time, toggle, lap, reset, laps);
  root.append(box);
  show();
  return stop;
}
