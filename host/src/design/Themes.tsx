import type { ReactNode } from 'react';
import styles from './Design.module.css';

/** Shows something in the light and in the dark theme, side by side where there is room. */
export function Themes({ children }: { children: ReactNode }) {
  return (
    <div className={styles.themes}>
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} data-theme={theme} className={styles.theme}>
          {children}
        </div>
      ))}
    </div>
  );
}
