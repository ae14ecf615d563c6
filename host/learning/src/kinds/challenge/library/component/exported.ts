/// <reference path="../../../../runner/library-modules.d.ts" />
import { load } from 'site:program';
import type { ComponentType } from 'react';

/** What a file of the program exports by default. @throws Error for anything else than is wanted, and what the file throws */
export function defaultOf<Value>(file: string, isWanted: (value: unknown) => value is Value): Value {
  const exported = fieldOf(load(`./${file}`), 'default');
  if (isWanted(exported)) return exported;
  throw new Error(`${file} must export a function by default.`);
}

/** A field of a value that may be no object. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** Whether a value can be a component. */
export function isComponent(value: unknown): value is ComponentType<object> {
  return typeof value === 'function';
}
