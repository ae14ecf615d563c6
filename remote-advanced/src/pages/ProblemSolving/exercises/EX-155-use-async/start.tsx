export type AsyncState<Data> =
  | { status: 'loading' }
  | { status: 'done'; data: Data }
  | { status: 'failed'; error: unknown }
  | { status: 'canceled' };

export interface AsyncControls {
  /** Cancels what is loading. */
  cancel: () => void;
  /** Loads the same input again. */
  retry: () => void;
}

/**
 * Loads what belongs to an input, and loads again when the input changes.
 * @param load may be a new function in each render; what it loads depends on the input alone
 */
export function useAsync<Input, Data>(
  load: (input: Input, signal: AbortSignal) => Promise<Data>,
  input: Input,
): AsyncState<Data> & AsyncControls {
  throw new Error('Not implemented');
}
