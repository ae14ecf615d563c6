import { Component, type ReactNode } from 'react';

interface PageBoundaryProps {
  children: ReactNode;
  /** What stands in place of a page that cannot be drawn. @param retry draws the page once more */
  fallback: (error: unknown, retry: () => void) => ReactNode;
}

/** Keeps an error of a page inside the page, so that the navigation and the rest of the site live on. */
export class PageBoundary extends Component<PageBoundaryProps, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  #retry = () => this.setState({ failure: null });

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error, this.#retry) : this.props.children;
  }
}
