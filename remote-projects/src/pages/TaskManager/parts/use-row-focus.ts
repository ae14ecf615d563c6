import { useEffect, useRef, useState } from 'react';

interface Target {
  id: number;
  control: 'completed' | 'edit' | 'delete';
}

/**
 * Moves focus to a control of a row, including a row that is just being rendered. Controls are found by `data-control`, in the row
 * with the task's id as `data-task`.
 */
export function useRowFocus() {
  const list = useRef<HTMLUListElement>(null);
  const [target, setTarget] = useState<Target | null>(null);

  useEffect(() => {
    if (!target) return;
    const control = `[data-task="${target.id}"] [data-control="${target.control}"]`;
    list.current?.querySelector<HTMLElement>(control)?.focus();
  }, [target]);

  return { list, focus: setTarget };
}
