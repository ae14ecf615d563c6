import { useRef, useState } from 'react';

export interface StepListProps {
  /** The steps at the beginning. Later changes of this prop are ignored. */
  initialSteps: readonly string[];
  /** Called with the text of each step, in their order. */
  onSave: (steps: string[]) => void;
}

interface Step {
  /** Given to a step when it is made, because its text may change and need not be unique. */
  id: number;
  text: string;
}

/** Edits the steps of a recipe: their text, their order and their number. */
export function StepList({ initialSteps, onSave }: StepListProps) {
  const [steps, setSteps] = useState<readonly Step[]>(() => initialSteps.map((text, id) => ({ id, text })));
  const nextId = useRef(initialSteps.length);

  function add() {
    setSteps([...steps, { id: nextId.current, text: '' }]);
    nextId.current += 1;
  }

  function change(id: number, text: string) {
    setSteps(steps.map((step) => (step.id === id ? { ...step, text } : step)));
  }

  function remove(id: number) {
    setSteps(steps.filter((step) => step.id !== id));
  }

  function move(index: number, target: number) {
    const step = steps[index];
    if (!step || target < 0 || target >= steps.length) return;
    setSteps(steps.toSpliced(index, 1).toSpliced(target, 0, step));
  }

  return (
    <section>
      <ol>
        {steps.map(({ id, text }, index) => (
          <StepRow
            key={id}
            number={index + 1}
            text={text}
            onChange={(changed) => change(id, changed)}
            onMove={(distance) => move(index, index + distance)}
            onRemove={() => remove(id)}
          />
        ))}
      </ol>
      <button type="button" onClick={add}>
        Add a step
      </button>
      <button type="button" onClick={() => onSave(steps.map(({ text }) => text))}>
        Save
      </button>
    </section>
  );
}

interface StepRowProps {
  number: number;
  text: string;
  onChange: (text: string) => void;
  onMove: (distance: number) => void;
  onRemove: () => void;
}

function StepRow({ number, text, onChange, onMove, onRemove }: StepRowProps) {
  const [isDone, setIsDone] = useState(false);

  return (
    <li>
      <label>
        Step {number} <input value={text} onChange={(event) => onChange(event.target.value)} />
      </label>
      <label>
        <input type="checkbox" checked={isDone} onChange={(event) => setIsDone(event.target.checked)} />
        Step {number} is done
      </label>
      <button type="button" onClick={() => onMove(-1)}>
        Move step {number} up
      </button>
      <button type="button" onClick={() => onMove(1)}>
        Move step {number} down
      </button>
      <button type="button" onClick={onRemove}>
        Remove step {number}
      </button>
    </li>
  );
}
