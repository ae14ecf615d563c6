import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import App from './App.tsx';

describe.each(['React', 'Plain DOM'])('the todo list in %s', (side) => {
  const user = userEvent.setup();
  const list = () => within(screen.getByRole('region', { name: side }));
  const box = () => list().getByRole<HTMLInputElement>('textbox', { name: 'New task' });
  const title = () => list().getByRole('heading', { level: 4 }).textContent;
  const rows = () => list().queryAllByRole('listitem');
  const texts = () => rows().map((row) => row.firstChild?.textContent);
  const deleteButtons = () => list().queryAllByRole('button', { name: 'Delete' });
  const deleteButton = (row: number) => deleteButtons()[row] ?? document.createElement('button');

  beforeEach(() => {
    render(<App />);
  });

  it('starts empty, under "Task List" with its count', () => {
    expect(title()).toBe('Task List (0)');
    expect(rows()).toEqual([]);
  });

  it('adds by Enter and by Add, at the end, trimmed, and keeps the focus in the empty box', async () => {
    await user.type(box(), '  Buy milk {Enter}');
    await user.type(box(), 'Send the invoice');
    await user.click(list().getByRole('button', { name: 'Add' }));
    expect(texts()).toEqual(['Buy milk', 'Send the invoice']);
    expect(title()).toBe('Task List (2)');
    expect(deleteButtons()).toHaveLength(2);
    expect(box().value).toBe('');
    expect(document.activeElement).toBe(box());
  });

  it('ignores blank text', async () => {
    await user.type(box(), '   {Enter}');
    await user.click(list().getByRole('button', { name: 'Add' }));
    expect(title()).toBe('Task List (0)');
  });

  it.each([
    ['isComposing', { isComposing: true }],
    ['the key code 229', { keyCode: 229 }],
  ])('lets Enter accept a word while an input method composes, told by %s', async (_sign, sign) => {
    await user.type(box(), 'かいもの');
    const goesOn = fireEvent.keyDown(box(), { key: 'Enter', ...sign });
    expect(goesOn).toBe(false);
    expect(fireEvent.keyDown(box(), { key: 'Enter' })).toBe(true);
    expect(rows()).toEqual([]);
  });

  it('deletes the row whose button is pressed, also when its text is there twice', async () => {
    await user.type(box(), 'same{Enter}other{Enter}same{Enter}');
    await user.click(deleteButton(2));
    expect(texts()).toEqual(['same', 'other']);
    expect(title()).toBe('Task List (2)');
  });

  it('moves the focus to the next Delete, else to the one before, else to the box', async () => {
    await user.type(box(), 'a{Enter}b{Enter}c{Enter}');
    await user.click(deleteButton(1));
    expect(document.activeElement).toBe(deleteButton(1));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(deleteButton(0));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(box());
    expect(title()).toBe('Task List (0)');
  });

  it('keeps markup as text, and a text of 10,000 characters whole', async () => {
    await user.type(box(), '<img src=x onerror=alert(1)>{Enter}');
    const long = 'x'.repeat(10_000);
    await user.click(box());
    await user.paste(long);
    await user.keyboard('{Enter}');
    expect(texts()).toEqual(['<img src=x onerror=alert(1)>', long]);
    expect(list().queryByRole('img')).toBeNull();
  });

  it('tells the Delete buttons apart, in few words', async () => {
    await user.click(box());
    await user.paste(`Buy milk ${'x'.repeat(100)}`);
    await user.keyboard('{Enter}');
    expect(deleteButton(0).getAttribute('aria-description')).toMatch(/^Buy milk x{51}$/);
  });
});
