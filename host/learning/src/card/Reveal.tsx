/** @jsxRuntime automatic */
import type { ReactNode } from 'react';

interface RevealProps {
  summary: string;
  /** The name by which the kind's behavior opens it. */
  part?: string;
  className?: string;
  children: ReactNode;
}

/** A part of an entry that stays hidden until the reader asks for it. */
export function Reveal({ summary, part, className = 'reveal', children }: RevealProps) {
  return (
    <details className={className} data-part={part}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
