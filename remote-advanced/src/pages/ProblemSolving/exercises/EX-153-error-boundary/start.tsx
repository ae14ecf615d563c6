import { Component, type ErrorInfo, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** Shown instead of the children when one of them has thrown. */
  fallback: (error: unknown, reset: () => void) => ReactNode;
  /** A change of one of them is a reset. */
  resetKeys?: readonly unknown[];
  onError?: (error: unknown, info: ErrorInfo) => void;
  children?: ReactNode;
}

/** Shows a fallback when something below it throws, until it is reset. */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override render(): ReactNode {
    throw new Error('Not implemented');
  }
}
