import { type Theme, themes } from '@site/sdk/reader-data';
import styles from './ThemeSwitch.module.css';
import { useTheme } from './theme.ts';

const names: Record<Theme, string> = { system: 'System theme', light: 'Light theme', dark: 'Dark theme' };

/** Chooses the theme of the site. The document's attribute marks the choice, because it is set before the first paint. */
export function ThemeSwitch() {
  const [theme, choose] = useTheme();
  return (
    <fieldset className={styles.themes}>
      <legend>Theme</legend>
      <span aria-hidden="true">Theme</span>
      {themes.map((one) => (
        <label key={one} title={names[one]} data-value={one}>
          <input
            type="radio"
            name="site-theme"
            value={one}
            aria-label={names[one]}
            checked={one === theme}
            onChange={() => choose(one)}
          />
        </label>
      ))}
    </fieldset>
  );
}
