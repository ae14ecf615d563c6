import { Component, type ReactNode } from 'react';

/** Keeps an error of a demo inside the demo, and shows what it says. */
export class DemoBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('nothing but the fact that it failed') };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <p role="alert">
        The demo stopped with an error: <code>{String(error)}</code>. Press Reset to start it again.
      </p>
    );
  }
}
