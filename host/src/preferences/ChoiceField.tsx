import { type StoredValue, useStored } from '@site/sdk/reader-data';
import { Field } from '@site/sdk/ui/field';

interface ChoiceFieldProps<Choice extends string> {
  label: string;
  stored: StoredValue<Choice>;
  choices: readonly Choice[];
  labels: Readonly<Record<Choice, string>>;
}

/** A select for a stored preference. */
export function ChoiceField<Choice extends string>({ label, stored, choices, labels }: ChoiceFieldProps<Choice>) {
  const [value, choose] = useStored(stored);
  const onChoose = (text: string) => {
    const choice = choices.find((one) => one === text);
    if (choice) choose(choice);
  };
  return (
    <Field compact label={label}>
      {(control) => (
        <select {...control} value={value} onChange={(event) => onChoose(event.target.value)}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {labels[choice]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
