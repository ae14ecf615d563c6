import { useState } from 'react';

export interface StepListProps {
  /** The steps at the beginning. Later changes of this prop are ignored. */
  initialSteps: readonly string[];
  /** Called with the text of each step, in their order. */
  onSave: (steps: string[]) => void;
}

/** Edits the steps of a recipe: their text, their order and their number. */
export function StepList({ initialSteps, onSave }: StepListProps) {
  const [steps, setSteps] = useState(initialSteps);

  function change(index: number, text: string) {
    setSteps(steps.with(index, text));
  }

  function remove(index: number) {
    setSteps(steps.toSpliced(index, 1));
  }

  function move(index: number, target: number) {
    const step = steps[index];
    if (step === undefined || target < 0 || target >= steps.length) return;
    setSteps(steps.toSpliced(index, 1).toSpliced(target, 0, step));
  }

  function StepRow({ index, text }: { index: number; text: string }) {
    const [isDone, setIsDone] = useState(false);
    const number = index + 1;

    return (
      <li>
        <label>
          Step {number} <input value={text} onChange={(event) => change(index, event.target.value)} />
        </label>
        <label>
          <input type="checkbox" checked={isDone} onChange={(event) => setIsDone(event.target.checked)} />
          Step {number} is done
        </label>
        <button type="button" onClick={() => move(index, index - 1)}>
          Move step {number} up
        </button>
        <button type="button" onClick={() => move(index, index + 1)}>
          Move step {number} down
        </button>
        <button type="button" onClick={() => remove(index)}>
          Remove step {number}
        </button>
      </li>
    );
  }

  return (
    <section>
      <ol>
        {steps.map((text, index) => (
          <StepRow key={index} index={index} text={text} />
        ))}
      </ol>
      <button type="button" onClick={() => setSteps([...steps, ''])}>
        Add a step
      </button>
      <button type="button" onClick={() => onSave([...steps])}>
        Save
      </button>
    </section>
  );
}
