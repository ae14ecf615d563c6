/** @jsxRuntime automatic */
import type { ReactNode } from 'react';

interface RevealProps {
  summary: string;
  /** The name by which the kind's behavior opens it. */
  part?: string;
  className?: string;
  /** Of the reveals in an entry that share a group, one is open. */
  group?: string;
  isOpen?: boolean;
  children: ReactNode;
}

/** A part of an entry that stays hidden until the reader asks for it. */
export function Reveal({ summary, part, className = 'reveal', group, isOpen, children }: RevealProps) {
  return (
    <details className={className} data-part={part} name={group} open={isOpen}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
