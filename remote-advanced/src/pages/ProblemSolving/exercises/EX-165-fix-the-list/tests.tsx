import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { StepList } from './solution';

/** Shows a list; `save` returns what is saved. */
function show(...initialSteps: string[]) {
  const onSave = vi.fn<(steps: string[]) => void>();
  const { rerender } = render(<StepList initialSteps={initialSteps} onSave={onSave} />, { wrapper: StrictMode });
  const update = (...changed: string[]) => rerender(<StepList initialSteps={changed} onSave={onSave} />);
  const save = async () => {
    await press('Save');
    return onSave.mock.lastCall?.[0];
  };
  return { onSave, save, update };
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));
const field = (number: number) => screen.getByRole<HTMLInputElement>('textbox', { name: `Step ${number}` });
const fields = () => screen.queryAllByRole<HTMLInputElement>('textbox');
const texts = () => fields().map(({ value }) => value);
const box = (number: number) => screen.getByRole('checkbox', { name: `Step ${number} is done` });
const done = () => screen.queryAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);

describe('the list', () => {
  test('shows the steps with their numbers, none of them done', () => {
    show('Boil', 'Drain');
    expect([field(1).value, field(2).value]).toEqual(['Boil', 'Drain']);
    expect(done()).toEqual([false, false]);
  });

  test('may begin with nothing', async () => {
    const { save } = show();
    await press('Add a step');
    await userEvent.type(field(1), 'Boil');
    expect(await save()).toEqual(['Boil']);
  });

  test('can be changed in every way, and saves what it shows', async () => {
    const { onSave, save } = show('Boil', 'Drain');
    await press('Add a step');
    await userEvent.type(field(3), 'Serve');
    await press('Move step 3 up');
    await press('Remove step 1');
    expect(texts()).toEqual(['Serve', 'Drain']);
    expect(onSave).not.toHaveBeenCalled();
    expect(await save()).toEqual(['Serve', 'Drain']);
  });

  test('stays as it is when the first step moves up, and the last one down', async () => {
    show('Boil', 'Drain', 'Serve');
    await press('Move step 1 up');
    await press('Move step 3 down');
    expect(texts()).toEqual(['Boil', 'Drain', 'Serve']);
  });

  test('stays as it is when its parent renders again', async () => {
    const { update } = show('Boil', 'Drain');
    await userEvent.click(box(2));
    const before = fields();
    update('Peel', 'Cut', 'Fry');
    expect(texts()).toEqual(['Boil', 'Drain']);
    expect(done()).toEqual([false, true]);
    expect(fields().every((each, index) => each === before[index])).toBe(true);
  });
});

describe('typing', () => {
  test('stays in the field, with the focus', async () => {
    show('Boil', 'Drain');
    const before = field(2);
    await userEvent.type(before, ' well');
    expect(field(2)).toBe(before);
    expect(before.value).toBe('Drain well');
    expect(document.activeElement).toBe(before);
  });

  test('leaves done steps done', async () => {
    show('Boil', 'Drain');
    await userEvent.click(box(1));
    await userEvent.click(box(2));
    await userEvent.type(field(2), ' well');
    expect(done()).toEqual([true, true]);
  });

  test('leaves a step with the same text alone', async () => {
    show('Stir', 'Stir');
    await userEvent.click(box(2));
    await userEvent.type(field(2), ' again');
    expect(texts()).toEqual(['Stir', 'Stir again']);
    expect(done()).toEqual([false, true]);
  });
});

describe('a step that moves', () => {
  test.each([
    ['up', 'Move step 3 up', 3, 2, ['Boil', 'Serve', 'Drain']],
    ['down', 'Move step 1 down', 1, 2, ['Drain', 'Boil', 'Serve']],
  ])('%s keeps its elements, and whether it is done', async (_where, name, from, to, expected) => {
    show('Boil', 'Drain', 'Serve');
    await userEvent.click(box(from));
    const moved = field(from);
    const other = field(to);
    await press(name);
    expect(texts()).toEqual(expected);
    expect(field(to)).toBe(moved);
    expect(field(from)).toBe(other);
    expect(done()).toEqual([false, true, false]);
  });

  test.each([
    ['up', 'Move step 3 up', 'Move step 1 up', ['Serve', 'Boil', 'Drain']],
    ['down', 'Move step 1 down', 'Move step 3 down', ['Drain', 'Serve', 'Boil']],
  ])('%s keeps the focus, so that the same button moves it on', async (_where, first, last, expected) => {
    show('Boil', 'Drain', 'Serve');
    const mover = button(first);
    await userEvent.click(mover);
    expect(document.activeElement).toBe(mover);
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(mover);
    expect(button(last)).toBe(mover);
    expect(texts()).toEqual(expected);
  });

  test('is distinguished from a step with the same text', async () => {
    show('Stir', 'Stir', 'Stir');
    await userEvent.click(box(1));
    const moved = field(1);
    await press('Move step 1 down');
    expect(field(2)).toBe(moved);
    expect(done()).toEqual([false, true, false]);
  });
});

describe('a step that is removed', () => {
  test('leaves the others as they are', async () => {
    show('Boil', 'Drain', 'Serve');
    await userEvent.click(box(3));
    const [, second, third] = fields();
    await press('Remove step 1');
    expect(fields()).toHaveLength(2);
    expect(field(1)).toBe(second);
    expect(field(2)).toBe(third);
    expect(done()).toEqual([false, true]);
  });

  test.each([1, 2, 3])('as number %i leaves nothing to a new one', async (number) => {
    show('Boil', 'Drain', 'Serve');
    await userEvent.click(box(number));
    const removed = field(number);
    await press(`Remove step ${number}`);
    await press('Add a step');
    expect(field(3)).not.toBe(removed);
    expect(field(3).value).toBe('');
    expect(done()).toEqual([false, false, false]);
  });
});

describe('steps that are added', () => {
  test('leave the others as they are', async () => {
    show('Boil');
    await userEvent.click(box(1));
    const before = field(1);
    await press('Add a step');
    expect(field(1)).toBe(before);
    expect(texts()).toEqual(['Boil', '']);
    expect(done()).toEqual([true, false]);
  });

  test('are separate steps, although both are empty', async () => {
    show('Boil');
    await press('Add a step');
    await press('Add a step');
    await userEvent.click(box(3));
    await userEvent.type(field(3), 'Serve');
    await press('Move step 3 up');
    expect(texts()).toEqual(['Boil', 'Serve', '']);
    expect(done()).toEqual([false, true, false]);
  });

  test('after a removal are distinguished from those that are there', async () => {
    show('Boil', 'Drain', 'Serve');
    await press('Remove step 1');
    await press('Add a step');
    await userEvent.click(box(2));
    await userEvent.type(field(3), 'Eat');
    await press('Move step 3 up');
    expect(texts()).toEqual(['Drain', 'Eat', 'Serve']);
    expect(done()).toEqual([false, false, true]);
    await press('Remove step 2');
    expect(texts()).toEqual(['Drain', 'Serve']);
  });
});
