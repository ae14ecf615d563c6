import { Component, type ErrorInfo, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** Shown instead of the children when one of them has thrown. */
  fallback: (error: unknown, reset: () => void) => ReactNode;
  /** A change of one of them is a reset. */
  resetKeys?: readonly unknown[];
  onError?: (error: unknown, info: ErrorInfo) => void;
  children?: ReactNode;
}

interface State {
  /** In an object, because anything can be thrown, even `null`. */
  failure: { error: unknown } | null;
}

const noFailure: State = { failure: null };

/** Shows a fallback when something below it throws, until it is reset. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state = noFailure;

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError?.(error, info);
  }

  override componentDidUpdate(before: ErrorBoundaryProps, { failure }: State): void {
    // Another failure than before comes from the new keys themselves.
    if (failure && failure === this.state.failure && differ(before.resetKeys, this.props.resetKeys)) this.reset();
  }

  readonly reset = (): void => this.setState(noFailure);

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error, this.reset) : this.props.children;
  }
}

function differ(one: readonly unknown[] = [], other: readonly unknown[] = []): boolean {
  return one.length !== other.length || one.some((key, index) => !Object.is(key, other[index]));
}
