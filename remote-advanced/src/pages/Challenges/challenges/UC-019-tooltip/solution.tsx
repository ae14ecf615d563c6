import { useEffect, useId, useRef, useState } from 'react';
import type { ToolbarProps } from './props';

export default function Toolbar({ tools, delay }: ToolbarProps) {
  const id = useId();
  /** The name of the tool that the pointer has rested on, and that of the one with the focus. */
  const [pointed, setPointed] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const timer = useRef<number>(undefined);
  const shown = pointed ?? focused;

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (shown === null) return;
    const hide = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      clearTimeout(timer.current);
      setPointed(null);
      setFocused(null);
    };
    document.addEventListener('keydown', hide);
    return () => document.removeEventListener('keydown', hide);
  }, [shown]);

  const enter = (name: string) => {
    timer.current = window.setTimeout(() => setPointed(name), delay);
  };
  const leave = () => {
    clearTimeout(timer.current);
    setPointed(null);
  };
  return (
    <div className="tools">
      {tools.map(({ name, tip }, index) => (
        <div key={name} className="tool" onPointerEnter={() => enter(name)} onPointerLeave={leave}>
          <button
            type="button"
            aria-describedby={`${id}-${index}`}
            onFocus={() => setFocused(name)}
            onBlur={() => setFocused(null)}
          >
            {name}
          </button>
          <div id={`${id}-${index}`} role="tooltip" hidden={name !== shown}>
            {tip}
          </div>
        </div>
      ))}
    </div>
  );
}
