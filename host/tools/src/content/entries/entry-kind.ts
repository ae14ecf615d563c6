import { existsSync, readFileSync } from 'node:fs';
import { didYouMean } from '@site/learning/did-you-mean';
import type { Group, Kind } from '@site/learning/kind';
import * as v from 'valibot';
import { readField } from '../front-matter.ts';
import { type EntryPath, mainFile } from './entry-places.ts';

/** The kinds of a group; the first one needs no `kind` in the front matter. */
export function kindsIn(group: Group, kinds: readonly Kind[]): Kind[] {
  return kinds.filter((kind) => kind.group === group);
}

/** The kind that the front matter of an entry names; undefined for one that its group does not have. */
export function kindNamed(name: unknown, group: Group, kinds: readonly Kind[]): Kind | undefined {
  const [plain, ...named] = kindsIn(group, kinds);
  return name === undefined ? plain : named.find(({ id }) => id === name);
}

/** The schema of the front matter of a kind; without a kind, of the group's first one. */
export function frontMatterSchema(kind: Kind | undefined, group: Group, kinds: readonly Kind[]) {
  const [plain, ...named] = kindsIn(group, kinds);
  const fields = (kind ?? plain)?.fields;
  if (!plain || !fields) throw new Error(`The group ${group.id} has no kind.`);
  const ids = named.map(({ id }) => id);
  const wanted = `must be ${ids.join(' or ')}; a plain ${plain.id} leaves it out.`;
  const choice = v.optional(v.picklist(ids, ({ input }) => wanted + didYouMean(input, ids)));
  return ids.length > 0 ? v.strictObject({ ...fields, kind: choice }) : v.strictObject(fields);
}

/** The kind of an entry, read from its front matter; undefined for one that its group does not have. */
export function kindOf(entry: EntryPath, kinds: readonly Kind[]): Kind | undefined {
  const file = mainFile(entry);
  const name = existsSync(file) ? readField(readFileSync(file, 'utf8'), 'kind') : undefined;
  return kindNamed(name, entry.group, kinds);
}
