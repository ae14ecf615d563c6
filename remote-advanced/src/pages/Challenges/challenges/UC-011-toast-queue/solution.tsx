import { useEffect, useRef, useState } from 'react';
import type { ToastProps } from './props';

export default function Toasts({ duration, limit }: ToastProps) {
  const [ids, setIds] = useState<number[]>([]);
  const count = useRef(0);
  const save = useRef<HTMLButtonElement>(null);

  const add = () => {
    count.current += 1;
    const id = count.current;
    setIds((before) => [...before, id]);
  };
  const remove = (id: number) => setIds((before) => before.filter((one) => one !== id));
  const dismiss = (id: number) => {
    save.current?.focus();
    remove(id);
  };
  return (
    <>
      <button ref={save} type="button" onClick={add}>
        Save
      </button>
      <div role="status" aria-atomic="false" className="toasts">
        {ids.slice(0, limit).map((id) => (
          <Toast
            key={id}
            text={`Saved ${id}`}
            duration={duration}
            onEnd={() => remove(id)}
            onDismiss={() => dismiss(id)}
          />
        ))}
      </div>
    </>
  );
}

interface ToastItemProps {
  text: string;
  duration: number;
  onEnd: () => void;
  onDismiss: () => void;
}

function Toast({ text, duration, onEnd, onDismiss }: ToastItemProps) {
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isHeld = isHovered || hasFocus;
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => end.current(), duration);
    return () => clearTimeout(timer);
  }, [isHeld, duration]);
  return (
    <div className="toast" onPointerEnter={() => setHovered(true)} onPointerLeave={() => setHovered(false)}>
      <span>{text}</span>
      <button
        type="button"
        aria-label={`Dismiss ${text}`}
        onClick={onDismiss}
        onFocus={() => setFocus(true)}
        onBlur={() => setFocus(false)}
      >
        ×
      </button>
    </div>
  );
}
