/// <reference path="../../runner/library-modules.d.ts" />
/** The library `sample`: the document and the console of a sample for browsers, which runs after it. */
import { beforeEnd } from 'site:page';
import { files } from 'site:program';
import { pageFile, rootId } from '../sample-files.ts';
import { printInOneForm } from './printed-form.ts';
import { watchScreen } from './watch-screen.ts';

printInOneForm(console);
beforeEnd(watchScreen());
const html = files[pageFile];
if (html === undefined) addRoot();
else showPage(html);

/** Shows the HTML of a sample, without its scripts: the program runs them. */
function showPage(html: string): void {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const { name, value } of page.documentElement.attributes) document.documentElement.setAttribute(name, value);
  for (const { name, value } of page.body.attributes) document.body.setAttribute(name, value);
  for (const script of page.querySelectorAll('script')) script.remove();
  document.head.append(...page.head.querySelectorAll('style'));
  const { body } = document;
  // It also attaches shadow roots; Safari 17 has only the other one.
  if (body.setHTMLUnsafe) body.setHTMLUnsafe(page.body.innerHTML);
  else body.innerHTML = page.body.innerHTML;
}

/** Where React samples render. */
function addRoot(): void {
  const root = document.createElement('div');
  root.id = rootId;
  document.body.append(root);
}
