import styles from './Foundations.module.css';

/** A color in the light and in the dark theme; a token by its name. */
export function Swatch({ token }: { token: string }) {
  return (
    <span className={styles.swatch}>
      {(['light', 'dark'] as const).map((theme) => (
        <svg key={theme} data-theme={theme} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width="1" height="1" fill={`var(--${token})`} />
        </svg>
      ))}
    </span>
  );
}
