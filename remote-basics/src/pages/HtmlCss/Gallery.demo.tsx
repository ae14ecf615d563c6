import { type KeyboardEvent, useRef, useState } from 'react';
import styles from './Gallery.module.css';
import boat from './images/boat.svg';
import city from './images/city.svg';
import desert from './images/desert.svg';
import forest from './images/forest.svg';
import lighthouse from './images/lighthouse.svg';
import mountains from './images/mountains.svg';

const images = [
  { src: boat, alt: 'A boat with a red and a white sail on a calm sea at sunset' },
  { src: lighthouse, alt: 'A red and white lighthouse at night, its beam over the sea' },
  { src: mountains, alt: 'Snowy mountains behind a lake with fir trees on its shore' },
  { src: city, alt: 'A city at night with lit windows under a crescent moon' },
  { src: desert, alt: 'A cactus among red dunes in front of a low sun' },
  { src: forest, alt: 'Two mushrooms in a forest with rays of light between the trunks' },
];

export default function Gallery() {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [at, setAt] = useState(0);
  const shown = images[at];

  const open = (index: number, button: HTMLButtonElement) => {
    opener.current = button;
    setAt(index);
    dialog.current?.showModal();
  };
  const move = (step: number) => setAt((at + step + images.length) % images.length);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') move(1);
    if (key === 'ArrowLeft') move(-1);
  };

  return (
    <>
      <ul className={styles.grid}>
        {images.map(({ src, alt }, index) => (
          <li key={src}>
            <button type="button" className={styles.thumb} onClick={(event) => open(index, event.currentTarget)}>
              <img src={src} alt={alt} width="800" height="600" loading="lazy" />
            </button>
          </li>
        ))}
      </ul>

      <dialog
        ref={dialog}
        className={styles.viewer}
        aria-label="Picture in full screen"
        onKeyDown={onKeyDown}
        onClose={() => opener.current?.focus()}
      >
        {shown && (
          <figure className={styles.figure}>
            <img src={shown.src} alt={shown.alt} width="800" height="600" />
            <figcaption aria-live="polite">
              {at + 1} of {images.length}: {shown.alt}
            </figcaption>
          </figure>
        )}
        <div className={styles.buttons}>
          <button type="button" onClick={() => move(-1)}>
            Previous
          </button>
          <button type="button" onClick={() => move(1)}>
            Next
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
      </dialog>
    </>
  );
}
