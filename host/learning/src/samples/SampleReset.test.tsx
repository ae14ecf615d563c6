import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import type { EditorHandle } from '../workspace/editor-props.ts';
import { PlainEditor } from '../workspace/PlainEditor.tsx';
import { SampleReset } from './SampleReset.tsx';

const settings = { file: 'sample.ts', label: 'Your code', isWrapped: false, tabIndents: false, hasVimKeys: false };
const writing = { current: null };

function Example() {
  const [code, setCode] = useState('start');
  const editor = useRef<EditorHandle>(null);
  return (
    <>
      <PlainEditor {...{ code, writing, ...settings }} onChange={setCode} handle={editor} />
      <SampleReset code={code} start="start" onChange={setCode} editor={editor} />
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Your code' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const hasUndo = () => screen.queryByRole('button', { name: 'Undo' }) !== null;

it('goes back to the start, and brings the code back, also after further typing', async () => {
  render(<Example />);
  await press('Reset');
  expect(hasUndo()).toBe(false);
  await userEvent.type(field(), ' and more');
  await press('Reset');
  expect(field()).toHaveProperty('value', 'start');
  await userEvent.type(field(), 's');
  await press('Undo');
  expect(field()).toHaveProperty('value', 'start and more');
  expect(hasUndo()).toBe(false);
  expect(document.activeElement).toBe(field());
});
