import { useCallback, useEffect, useId, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { SystemTheme, ThemeStore, ThemeSwitchProps } from './props';

const choices = [
  { choice: 'system', label: 'System' },
  { choice: 'light', label: 'Light' },
  { choice: 'dark', label: 'Dark' },
] as const;

type Choice = (typeof choices)[number]['choice'];

/** The choice that is remembered, or the system's theme. */
function readChoice(store: ThemeStore): Choice {
  try {
    const read = store.read();
    return choices.find(({ choice }) => choice === read)?.choice ?? 'system';
  } catch {
    return 'system';
  }
}

/** Whether the system is dark, at every moment. */
function useIsDark(system: SystemTheme): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      system.addEventListener('change', listener);
      return () => system.removeEventListener('change', listener);
    },
    [system],
  );
  return useSyncExternalStore(subscribe, () => system.matches);
}

export default function ThemeSwitch({ store, system }: ThemeSwitchProps) {
  const name = useId();
  const [chosen, setChosen] = useState(() => readChoice(store));
  const isDark = useIsDark(system);
  const ofSystem = isDark ? 'dark' : 'light';
  const theme = chosen === 'system' ? ofSystem : chosen;

  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  useEffect(() => store.subscribe(() => setChosen(readChoice(store))), [store]);

  const choose = (choice: Choice) => {
    setChosen(choice);
    try {
      store.write(choice);
    } catch {
      // The choice holds for this visit.
    }
  };
  return (
    <fieldset className="themes">
      <legend>Theme</legend>
      {choices.map(({ choice, label }) => (
        <label key={choice}>
          <input type="radio" name={name} checked={choice === chosen} onChange={() => choose(choice)} /> {label}
        </label>
      ))}
    </fieldset>
  );
}
