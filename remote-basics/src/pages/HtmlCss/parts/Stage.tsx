import type { ReactNode, Ref } from 'react';
import lab from './lab.module.css';

interface StageProps {
  /** What the box shows; announced when it gets focus. */
  label: string;
  ref?: Ref<HTMLDivElement>;
  className?: string | undefined;
  children: ReactNode;
}

/** A box that may scroll, so it can be focused. */
export function Stage({ label, ref, className = '', children }: StageProps) {
  return (
    // biome-ignore-start lint/a11y: a fieldset is for controls; keyboard users must be able to reach a scroll container
    <div ref={ref} className={`${lab.stage} ${className}`} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
    // biome-ignore-end lint/a11y: as above
  );
}
