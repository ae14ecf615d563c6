declare global {
  interface WindowEventMap {
    /** Something to tell the reader that concerns the whole site. The host's shell shows it, and each notice only once. */
    'site:notice': CustomEvent<string>;
  }
}

/** Tells the reader something that concerns the whole site. */
export function notify(text: string): void {
  dispatchEvent(new CustomEvent('site:notice', { detail: text }));
}
