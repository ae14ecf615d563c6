/// <reference path="../../../../runner/library-modules.d.ts" />
import { files, load } from 'site:program';
import { createElement, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import base from './base.css?raw';
import { defaultOf, fieldOf, isComponent } from './exported.ts';
import { sheetOf } from './sheet-of.ts';

/** A solution in plain DOM: builds the component in an element, and returns what takes away what is outside of it. */
type Build = (root: HTMLElement, props: object) => (() => void) | undefined;

/** The names of the file that a reader writes, with React and without. */
const names = { react: 'solution.tsx', dom: 'solution.dom.ts' };

/**
 * Shows the reader's component in an element, in React's Strict Mode or in plain DOM, with the styles of the program.
 * @param props instead of some of those that `props.ts` exports
 * @returns takes it away
 * @throws Error for a solution that exports no function by default, and what it throws while it is shown first
 */
export function show(root: HTMLElement, props: object = {}): () => void {
  applyStyles();
  const all = { ...ownProps(), ...props };
  return names.react in files ? showReact(root, all) : showDom(root, all);
}

/** Shows the component as the only content of the document. */
export function preview(): void {
  show(document.body.appendChild(document.createElement('main')));
}

function showReact(element: HTMLElement, props: object): () => void {
  const component = defaultOf(names.react, isComponent);
  const errors: unknown[] = [];
  const root = createRoot(element, { onUncaughtError: (error) => errors.push(error) });
  flushSync(() => root.render(createElement(StrictMode, null, createElement(component, props))));
  if (errors.length > 0) throw errors[0];
  return () => root.unmount();
}

function showDom(root: HTMLElement, props: object): () => void {
  const end = defaultOf(names.dom, isBuild)(root, props);
  return () => {
    end?.();
    root.replaceChildren();
  };
}

function ownProps(): object {
  const props = 'props.ts' in files ? fieldOf(load('./props'), 'props') : {};
  return typeof props === 'object' && props !== null ? props : {};
}

function applyStyles(): void {
  document.adoptedStyleSheets = [base, files['styles.css'] ?? ''].map(sheetOf);
}

function isBuild(value: unknown): value is Build {
  return typeof value === 'function';
}
