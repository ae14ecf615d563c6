import { expect, it } from 'vitest';
import { startTodos } from './dom-todos.ts';

const markup = '<form><input></form><output></output><ul></ul>';

function start(html = markup) {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.replaceChildren(root);
  const stop = startTodos(root);
  const box = root.querySelector('input');
  const add = (text: string) => {
    if (box) box.value = text;
    root.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }));
  };
  return { root, stop, add };
}

it('says that its markup is not complete', () => {
  expect(() => start('<form><input></form>')).toThrow('The markup of the todo list is not complete.');
});

it('listens no more once it is stopped, so that it can be started again', () => {
  const { root, stop, add } = start();
  add('once');
  stop();
  add('too late');
  expect(root.querySelectorAll('li')).toHaveLength(1);
  startTodos(root);
  add('twice');
  expect(root.querySelectorAll('li')).toHaveLength(2);
});
