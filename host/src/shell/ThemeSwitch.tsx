import { type Theme, themes } from '@site/sdk/reader-data';
import styles from './ThemeSwitch.module.css';
import { useTheme } from './theme.ts';

/** Each choice by its name and its sign, drawn on 16 by 16: a screen, a sun, a moon. */
const choices: Record<Theme, { name: string; sign: string }> = {
  system: { name: 'System', sign: 'M2 3h12v8H2zM5.5 14h5M8 11v3' },
  light: {
    name: 'Light',
    sign: 'M8 5.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 1 0 0-5.6M8 1v1.5M8 13.5V15M1 8h1.5M13.5 8H15M3 3l1.1 1.1M11.9 11.9 13 13M3 13l1.1-1.1M11.9 4.1 13 3',
  },
  dark: { name: 'Dark', sign: 'M13.5 9.8A6 6 0 1 1 6.2 2.5a4.8 4.8 0 0 0 7.3 7.3z' },
};

/**
 * Chooses the theme of the site: signs in the bar, signs with their names in the menu of a small screen. The document's
 * attribute marks the choice, because it is set before the first paint.
 */
export function ThemeSwitch() {
  const [theme, choose] = useTheme();
  return (
    <fieldset className={styles.themes}>
      <legend>Theme</legend>
      {themes.map((one) => (
        <label key={one} title={`${choices[one].name} theme`} data-value={one}>
          <input
            type="radio"
            name="site-theme"
            value={one}
            aria-label={`${choices[one].name} theme`}
            checked={one === theme}
            onChange={() => choose(one)}
          />
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d={choices[one].sign} />
          </svg>
          <span aria-hidden="true">{choices[one].name}</span>
        </label>
      ))}
    </fieldset>
  );
}
