import { Component, type ReactNode } from 'react';

interface DemoBoundaryProps {
  /** What the reader can do about an error; empty for nothing. */
  advice: string;
  children: ReactNode;
}

/** Keeps an error of a demo inside the demo, and shows its message. */
export class DemoBoundary extends Component<DemoBoundaryProps, { problem: string | null }> {
  override state: { problem: string | null } = { problem: null };

  static getDerivedStateFromError(error: unknown) {
    return { problem: inWords(error) };
  }

  override render() {
    const { problem } = this.state;
    if (problem === null) return this.props.children;
    return (
      <p role="alert">
        The demo stopped with an error: <code>{problem}</code>. {this.props.advice}
      </p>
    );
  }
}

/** A demo may throw anything, even what cannot be converted to a string. */
function inWords(error: unknown): string {
  try {
    return String(error ?? 'no reason given');
  } catch {
    return 'no readable reason';
  }
}
