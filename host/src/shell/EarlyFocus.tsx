import { Component, type RefObject } from 'react';

interface EarlyFocusProps {
  pathname: string;
  main: RefObject<HTMLElement | null>;
}

/**
 * Moves the focus to `main` before a change of page is written to the document. Chromium lays out the page that goes before it takes
 * out an element with the focus, such as the link that was pressed. React has no hook for that moment.
 */
export class EarlyFocus extends Component<EarlyFocusProps> {
  override getSnapshotBeforeUpdate({ pathname, main }: EarlyFocusProps): null {
    if (pathname !== this.props.pathname) main.current?.focus({ preventScroll: true });
    return null;
  }

  /** React asks for it beside `getSnapshotBeforeUpdate`. */
  override componentDidUpdate(): void {}

  override render(): null {
    return null;
  }
}
