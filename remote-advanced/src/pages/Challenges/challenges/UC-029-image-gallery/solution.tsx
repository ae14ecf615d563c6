import { type KeyboardEvent, useRef, useState } from 'react';
import type { GalleryProps } from './props';

/** The index that a key leads to. */
const moves: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

export default function Gallery({ label, images }: GalleryProps) {
  const [current, setCurrent] = useState(0);
  /** The address of the image that could not be loaded last. */
  const [broken, setBroken] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const count = images.length;
  const { src = '', alt = '' } = images[current] ?? {};

  const open = (index: number) => {
    setCurrent(index);
    dialog.current?.showModal();
  };
  const move = (key: string) => setCurrent(moves[key]?.(current, count) ?? current);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.key in moves)) return;
    event.preventDefault();
    move(event.key);
  };
  return (
    <>
      <ul role="list" ref={list} className="thumbnails" aria-label={label}>
        {images.map((image, index) => (
          <li key={index}>
            <button type="button" onClick={() => open(index)}>
              <img src={image.src} alt={image.alt} />
            </button>
          </li>
        ))}
      </ul>
      <dialog
        ref={dialog}
        aria-label={label}
        onKeyDown={onKeyDown}
        onClose={() => list.current?.querySelectorAll('button')[current]?.focus()}
      >
        <div className="view">
          {src === broken ? (
            <p>This image cannot be shown</p>
          ) : (
            <img key={src} src={src} alt={alt} onError={() => setBroken(src)} />
          )}
        </div>
        <p role="status">{`${alt}, ${current + 1} of ${count}`}</p>
        <div className="actions">
          {count > 1 && (
            <>
              <button type="button" aria-label="Previous image" onClick={() => move('ArrowLeft')}>
                ‹
              </button>
              <button type="button" aria-label="Next image" onClick={() => move('ArrowRight')}>
                ›
              </button>
            </>
          )}
          <button type="button" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
      </dialog>
    </>
  );
}
