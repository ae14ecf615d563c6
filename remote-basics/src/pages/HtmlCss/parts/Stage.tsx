import type { ReactNode, Ref } from 'react';
import lab from './lab.module.css';

interface StageProps {
  /** What the box shows; read out when it gets focus. */
  label: string;
  ref?: Ref<HTMLDivElement>;
  className?: string | undefined;
  children: ReactNode;
}

/** A box that may scroll, so it can be reached by key. */
export function Stage({ label, ref, className = '', children }: StageProps) {
  return (
    // biome-ignore-start lint/a11y: a fieldset is for controls; what scrolls must be reached by key
    <div ref={ref} className={`${lab.stage} ${className}`} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
    // biome-ignore-end lint/a11y: as above
  );
}
