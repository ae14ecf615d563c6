import { useState } from 'react';
import styles from './ThemeSection.module.css';

type Theme = 'Light' | 'dark';

export default function ThemeSection() {
  const [theme, setTheme] = useState<Theme>('Light');
  return (
    <section className={styles.section} data-theme={theme} aria-label="Theme section">
      <p role="status">
        Theme: <strong>{theme}</strong>
      </p>
      <p>
        <button type="button" onClick={() => setTheme(theme === 'Light' ? 'dark' : 'Light')}>
          Change Theme
        </button>
      </p>
    </section>
  );
}
