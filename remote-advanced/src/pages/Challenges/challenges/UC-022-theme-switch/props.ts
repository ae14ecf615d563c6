/** Remembers the choice. `read` and `write` throw where storage is not allowed. */
export interface ThemeStore {
  /** What was written last, or null. */
  read: () => string | null;
  write: (choice: 'system' | 'light' | 'dark') => void;
  /** Calls the listener when another tab has written. Returns what ends that. */
  subscribe: (listener: () => void) => () => void;
}

/** A media query that matches when the system is dark. Its `change` event says that it is another one now. */
export type SystemTheme = Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'>;

export interface ThemeSwitchProps {
  store: ThemeStore;
  system: SystemTheme;
}

/** A store for as long as the page lives: the sandbox has no storage. */
function memoryStore(): ThemeStore {
  let written: string | null = null;
  return {
    read: () => written,
    write: (choice) => {
      written = choice;
      console.log('write', choice);
    },
    subscribe: () => () => {},
  };
}

export const props: ThemeSwitchProps = {
  store: memoryStore(),
  system: matchMedia('(prefers-color-scheme: dark)'),
};
