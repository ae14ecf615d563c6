import { accents } from './foundations/tokens.ts';

interface AccentChoiceProps {
  /** A section's id; empty for the site's own accent. */
  value: string;
  onChange: (section: string) => void;
}

/** Chooses the accent that the catalog is shown in. */
export function AccentChoice({ value, onChange }: AccentChoiceProps) {
  return (
    <fieldset className="choice">
      <legend>Accent of</legend>
      {accents.map(({ name }) => {
        const section = name === 'site' ? '' : name;
        return (
          <label key={name}>
            <input type="radio" name="accent" checked={value === section} onChange={() => onChange(section)} />
            {name === 'site' ? 'the site' : name}
          </label>
        );
      })}
    </fieldset>
  );
}
