import { Component, type ReactNode } from 'react';

interface PageBoundaryProps {
  children: ReactNode;
  /** Replaces a page that cannot be rendered. @param retry renders the page again */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  /** Called when a page could not be rendered. */
  onError?: () => void;
}

/** Keeps an error of a page inside the page, so that the navigation and the rest of the site keep working. */
export class PageBoundary extends Component<PageBoundaryProps, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  #retry = () => this.setState({ failure: null });

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error, this.#retry) : this.props.children;
  }
}
