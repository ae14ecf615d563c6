import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './Flicker.module.css';

function Popup({ button }: { button: RefObject<HTMLElement | null> }) {
  const popup = useRef<HTMLParagraphElement>(null);

  useLayoutEffect(() => {
    if (!button.current || !popup.current) return;
    const edge = button.current.offsetTop + button.current.offsetHeight;
    popup.current.style.top = `${edge + 25}px`;
  }, [button]);

  return (
    <p ref={popup} className={styles.popup}>
      <SlowContent />
    </p>
  );
}

/** Simulates a busy page: its render takes 40 ms, and its effect takes 120 ms. */
function SlowContent() {
  wait(40);
  useEffect(() => wait(120), []);
  return <>This is popup.</>;
}

function wait(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

export default function Flicker() {
  const [run, setRun] = useState(0);
  const [open, setOpen] = useState(false);
  const [film, setFilm] = useState<boolean[]>([]);
  const stage = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const start = () => {
    setOpen(false);
    setFilm([]);
    setRun(run + 1);
  };

  useEffect(() => {
    if (run === 0 || !stage.current) return;
    const timer = setTimeout(() => setOpen(true), 500);
    const stop = recordFilm(stage.current, setFilm);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [run]);

  return (
    <div>
      <div ref={stage} className={styles.stage}>
        <button ref={button} type="button" onClick={start}>
          Open in a moment
        </button>
        {open && <Popup button={button} />}
      </div>
      <p role="status">
        {film.length > 0 && `Pictures in the wrong place: ${film.filter((right) => !right).length} of 10`}
      </p>
      <ol className={styles.film} aria-label="The first pictures of the popup">
        {film.map((right, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: frames are never reordered
          <li key={i} data-right={right}>
            {right ? '✓' : '✗'}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Checks, right before each of the popup's first ten frames is painted, whether the popup is 25 px below the button. */
function recordFilm(stage: HTMLElement, done: (film: boolean[]) => void): () => void {
  const film: boolean[] = [];
  let request = requestAnimationFrame(function look() {
    const [button, popup] = [...stage.children].map((element) => element.getBoundingClientRect());
    if (button && popup) film.push(Math.round(popup.top - button.bottom) === 25);
    if (film.length < 10) request = requestAnimationFrame(look);
    else done(film);
  });
  return () => cancelAnimationFrame(request);
}
