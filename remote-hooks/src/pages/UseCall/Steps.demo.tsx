import { type Ref, useImperativeHandle, useRef, useState } from 'react';

/** The methods that a parent may call. */
interface StepHandle {
  /** Focuses the first empty field; returns false if there is none. */
  focusFirstEmpty(): boolean;
}

function AddressStep({ ref }: { ref: Ref<StepHandle> }) {
  const fields = useRef<HTMLFieldSetElement>(null);

  useImperativeHandle(
    ref,
    () => ({
      focusFirstEmpty() {
        const inputs = [...(fields.current?.querySelectorAll('input') ?? [])];
        const empty = inputs.find((input) => input.value.trim() === '');
        empty?.focus();
        return empty !== undefined;
      },
    }),
    [],
  );

  return (
    <fieldset ref={fields}>
      <legend>Child</legend>
      <p>
        <label>
          Street <input autoComplete="off" />
        </label>
      </p>
      <p>
        <label>
          Town <input autoComplete="off" />
        </label>
      </p>
    </fieldset>
  );
}

export default function Steps() {
  const step = useRef<StepHandle>(null);
  const [report, setReport] = useState('');

  const next = () => {
    const incomplete = step.current?.focusFirstEmpty();
    setReport(incomplete ? 'The parent sent you to the first empty field.' : 'The step is complete.');
  };

  return (
    <fieldset>
      <legend>Parent</legend>
      <AddressStep ref={step} />
      <p>
        <button type="button" onClick={next}>
          Next step
        </button>
      </p>
      <p role="status">{report}</p>
    </fieldset>
  );
}
