import { describe, expect, test } from 'vitest';
import { serializeForm } from './solution';

/** A form with the given content. */
function form(html: string): HTMLFormElement {
  document.body.innerHTML = `<form>${html}</form>`;
  const [element] = document.forms;
  if (!element) throw new Error('There is no form');
  return element;
}

/** Puts a file into the file field of a form. */
function choose(target: HTMLFormElement, ...files: File[]): void {
  const field = target.querySelector<HTMLInputElement>('[type=file]');
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  if (field) field.files = transfer.files;
}

describe('serializeForm', () => {
  test('gives an empty object for an empty form', () => {
    expect(serializeForm(form(''))).toEqual({});
  });

  test('reads text fields, numbers as strings, text areas and select elements', () => {
    const target = form(`
      <input name="user" value="Ada"><input type="number" name="age" value="36">
      <textarea name="note">Hello</textarea>
      <select name="size"><option>S</option><option selected>M</option></select>`);
    expect(serializeForm(target)).toEqual({ user: 'Ada', age: '36', note: 'Hello', size: 'M' });
  });

  test('reads what was typed, not what was written in HTML', () => {
    const target = form('<input name="user" value="Ada">');
    const [field] = target.querySelectorAll('input');
    if (field) field.value = 'Grace';
    expect(serializeForm(target)).toEqual({ user: 'Grace' });
  });

  test('keeps an empty text field', () => {
    expect(serializeForm(form('<input name="user">'))).toEqual({ user: '' });
  });

  test('makes an array of a name that occurs several times, in order', () => {
    const target = form(
      '<input name="mail" value="b"><input name="x" value="1"><input name="mail" value="a"><input name="mail" value="">',
    );
    expect(serializeForm(target)).toEqual({ mail: ['b', 'a', ''], x: '1' });
  });

  test('reads checked boxes only: none, one, several', () => {
    const box = (value: string, checked = '') => `<input type="checkbox" name="tag" value="${value}" ${checked}>`;
    expect(serializeForm(form(box('ui') + box('api')))).toEqual({});
    expect(serializeForm(form(box('ui') + box('api', 'checked')))).toEqual({ tag: 'api' });
    expect(serializeForm(form(box('ui', 'checked') + box('api', 'checked')))).toEqual({ tag: ['ui', 'api'] });
  });

  test('reads the chosen radio button', () => {
    const target = form(
      '<input type="radio" name="r" value="x"><input type="radio" name="r" value="y" checked><input type="radio" name="s" value="z">',
    );
    expect(serializeForm(target)).toEqual({ r: 'y' });
  });

  test('leaves disabled controls out', () => {
    expect(serializeForm(form('<input name="a" value="1" disabled><input name="b" value="2">'))).toEqual({ b: '2' });
  });

  test('leaves controls without a name and buttons out', () => {
    const target = form('<input value="1"><button name="go" value="1">Go</button><input name="a" value="x">');
    expect(serializeForm(target)).toEqual({ a: 'x' });
  });

  test('gives nothing for an empty file field', () => {
    expect(serializeForm(form('<input type="file" name="photo"><input name="a" value="1">'))).toEqual({ a: '1' });
  });

  test('gives a file that was chosen', () => {
    const target = form('<input type="file" name="photo">');
    choose(target, new File(['data'], 'tea.png'));
    const { photo } = serializeForm(target);
    expect(photo).toBeInstanceOf(File);
    expect(photo).toMatchObject({ name: 'tea.png', size: 4 });
  });

  test('gives a chosen file that is empty', () => {
    const target = form('<input type="file" name="photo">');
    choose(target, new File([], 'empty.txt'));
    expect(serializeForm(target)).toMatchObject({ photo: { name: 'empty.txt', size: 0 } });
  });

  test('gives several files as an array', () => {
    const target = form('<input type="file" name="photo" multiple>');
    choose(target, new File(['a'], 'a.txt'), new File(['b'], 'b.txt'));
    expect(serializeForm(target)).toMatchObject({ photo: [{ name: 'a.txt' }, { name: 'b.txt' }] });
  });

  test('accepts names that objects inherit', () => {
    const target = form(
      '<input name="constructor" value="1"><input name="__proto__" value="2"><input name="toString" value="3">',
    );
    expect(Object.entries(serializeForm(target))).toEqual([
      ['constructor', '1'],
      ['__proto__', '2'],
      ['toString', '3'],
    ]);
  });

  test('changes nothing in the form', () => {
    const target = form('<input name="a" value="1"><input type="checkbox" name="b" checked>');
    const before = target.innerHTML;
    serializeForm(target);
    expect(target.innerHTML).toBe(before);
  });
});
