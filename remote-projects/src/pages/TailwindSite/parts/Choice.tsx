import { useId } from 'react';

interface ChoiceProps<Value extends string> {
  legend: string;
  /** Labels by value, in the order to show. */
  options: Readonly<Record<Value, string>>;
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** A few options as a row of radio buttons. */
export function Choice<Value extends string>({ legend, options, chosen, onChoose }: ChoiceProps<Value>) {
  const group = useId();
  const values = Object.keys(options).filter((value): value is Value => value in options);
  return (
    <fieldset className="choice">
      <legend>{legend}</legend>
      {values.map((value) => (
        <label key={value}>
          <input type="radio" name={group} checked={value === chosen} onChange={() => onChoose(value)} />
          {options[value]}
        </label>
      ))}
    </fieldset>
  );
}
