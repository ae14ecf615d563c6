import { Button } from '@site/sdk/ui/button';
import { Field } from '@site/sdk/ui/field';
import { type SubmitEvent, useState } from 'react';
import styles from './MockInterview.module.css';
import { roles } from './profiles.ts';
import { fewestMinutes, levels, mixes, mostMinutes, parseMinutes, type Wish } from './wish.ts';

interface SetupProps {
  wish: Wish;
  /** Whether the address repeats an interview. */
  isRepeated: boolean;
  /** Gets the fields of the address that change. */
  onChange: (change: Partial<Record<keyof Wish | 'seed', string>>) => void;
  onStart: () => void;
}

/** Asks for the role, the level, the minutes and the mix of an interview. */
export function Setup({ wish, isRepeated, onChange, onStart }: SetupProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && parseMinutes(typed) === null;

  function changeMinutes(text: string) {
    setTyped(text);
    if (parseMinutes(text) !== null) onChange({ minutes: text });
  }
  function start(event: SubmitEvent) {
    event.preventDefault();
    if (!isWrong) onStart();
  }

  return (
    <form className={styles.setup} onSubmit={start} noValidate>
      <div className={styles.fields}>
        <Choice label="Role" value={wish.role} options={roles} onChange={(role) => onChange({ role })} />
        <Choice label="Level" value={wish.level} options={levels} onChange={(level) => onChange({ level })} />
        <Field
          label="Minutes"
          type="number"
          inputMode="numeric"
          min={fewestMinutes}
          max={mostMinutes}
          step={5}
          value={typed ?? wish.minutes}
          onChange={({ target }) => changeMinutes(target.value)}
          error={isWrong && `Enter a whole number from ${fewestMinutes} to ${mostMinutes}.`}
        />
        <Choice label="Mix" value={wish.mix} options={mixes} onChange={(mix) => onChange({ mix })} />
      </div>
      {isRepeated && (
        <p>
          This link repeats an interview: its questions are already drawn.{' '}
          <Button onClick={() => onChange({ seed: '' })}>Draw new questions</Button>
        </p>
      )}
      <p className={styles.facts}>
        When you finish, your ratings count as progress: "Not at all" marks the entry as not known, and "Answered well"
        as known if you have not marked it yourself. Everything stays in this browser.
      </p>
      <Button type="submit" tone="primary">
        Start
      </Button>
    </form>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { id: string; label: string }[];
  onChange: (id: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <Field label={label}>
      {(control) => (
        <select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
