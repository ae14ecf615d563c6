import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';

/** All words of an entry, code included. */
export function allText({ tree }: { tree: Root }): string {
  return textOf(tree);
}
