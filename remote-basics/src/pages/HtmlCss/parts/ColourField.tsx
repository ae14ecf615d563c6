import styles from './ColourField.module.css';
import { isInSrgb, type Linear, parseColour, toHex, toOklch } from './colour.ts';
import lab from './lab.module.css';

const inOklch = (colour: Linear) => {
  const [lightness, chroma, hue] = toOklch(colour);
  return `oklch(${lightness.toFixed(3)} ${chroma.toFixed(3)} ${chroma < 0.001 ? 0 : hue.toFixed(1)})`;
};

interface ColourFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A color, entered as text or with the browser's color picker; shows the parsed color in OKLCH. */
export function ColourField({ label, value, onChange }: ColourFieldProps) {
  const colour = parseColour(value);
  return (
    <div className={lab.field}>
      <label htmlFor={`contrast-${label}`}>{label}: hex, rgb() or oklch()</label>
      <div className={styles.pair}>
        <input
          id={`contrast-${label}`}
          type="text"
          value={value}
          maxLength={60}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={colour === null}
          aria-describedby={`contrast-${label}-read`}
          onChange={(event) => onChange(event.target.value)}
        />
        <input
          type="color"
          aria-label={`${label}: pick a colour`}
          value={colour ? toHex(colour) : '#000000'}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <p id={`contrast-${label}-read`} className={lab.note}>
        {colour === null ? 'This is no colour that the checker reads.' : inOklch(colour)}
        {colour && !isInSrgb(colour) && ', outside of sRGB: cut off'}
      </p>
    </div>
  );
}
