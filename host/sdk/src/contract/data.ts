import * as v from 'valibot';
import { contractVersion, isReadableContract, oldestContractVersion } from './contract-version.ts';
import { field } from './field.ts';
import { describeIssues } from './parse-file.ts';

export const text = v.pipe(v.string(), v.nonEmpty('must not be empty'));
const id = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and hyphens'));
/** The version of a host or a section: the first digits of a hash. */
export const version = v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/, 'must be 12 hexadecimal digits'));
/** The path of a file, relative to the folder of its version. */
export const file = v.pipe(
  v.string(),
  v.regex(/^(?!.*(?:^|\/)\.\.?(?:\/|$))[\w@.-][\w@./-]*$/, 'must be a relative path inside the section'),
);
const address = v.pipe(
  v.string(),
  v.regex(/^\/[A-Za-z][\w-]*$/, 'must be a slash and one word of letters, digits, hyphens or underscores'),
);
const nav = v.nullable(v.object({ label: text, order: v.number() }));

const navigationPage = v.object({
  address,
  param: v.nullable(v.pipe(v.string(), v.regex(/^[a-z]\w*$/, 'must be a name such as "username"'))),
  title: text,
  nav,
  /** Whether its entries have addresses of their own below it. Older sections have none. */
  hasEntries: v.optional(v.boolean()),
});

export const page = v.object({
  ...navigationPage.entries,
  name: v.pipe(v.string(), v.regex(/^[A-Z][A-Za-z0-9]*$/, 'must be the name of the page folder, in PascalCase')),
  summary: text,
  /** Further addresses, which lead to this one. Older sections have none. */
  aliases: v.optional(v.array(address)),
  /** Null in development, where the page module includes its content. */
  content: v.nullable(file),
  preload: v.array(file),
  styles: v.array(file),
  /** The files that its entries need on their own pages. */
  entryFiles: v.optional(v.object({ preload: v.array(file), styles: v.array(file) })),
});

const contract = v.pipe(
  v.number(),
  v.check(
    (version: number) => isReadableContract(version),
    `must be from ${oldestContractVersion} to ${contractVersion}, the versions of the contract that this checkout reads. A section with a higher one needs a newer checkout of the host and its tools`,
  ),
);
/** How many there are of each kind: `question`, `predict`, `bug`, `exercise`, `demo`. Older sections have none. */
const counts = v.optional(v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0))));
const about = { contract, id, title: text, order: v.number(), counts };
/** The file that `parseItems` reads, if the section has one. */
const items = v.optional(file);
/** The file that `parseSearchFile` reads. Sections from before have none: search finds their pages alone. */
const search = v.optional(file);
/** The file that `parseSearchTexts` reads. Sections from before have none: `search` holds everything. */
const searchTexts = v.optional(file);
export const release = {
  ...{ ...about, version, owner: text, commit: v.nullable(text), entry: file },
  ...{ items, search, searchTexts },
};

const base = v.pipe(
  v.string(),
  v.regex(
    /^(?:\/s\/[a-z][a-z0-9-]*\/(?:files\/)?[0-9a-f]{12}|https?:\/\/localhost:\d+)\/$/,
    'must be /s/<section>/<version>/, or localhost in development',
  ),
);

const navigationSection = v.object({
  ...about,
  /** Where the section begins, in a row that lists no pages. */
  landing: v.optional(address),
  pages: v.array(navigationPage),
});
export const section = v.object({
  ...release,
  base,
  /**
   * Where the versions of a section share the files that `isShared` names. None for a version from before, and for one whose files
   * could not be shared.
   */
  shared: v.optional(base),
  /** The version that was live before, for readers whose browser cannot show this one; none for the first. */
  previous: v.optional(version),
  pages: v.array(page),
});
/** A row as it is read: fields that a newer checkout has written are kept, so that an older one does not lose them. */
const row = v.looseObject({ ...section.entries, pages: v.array(v.looseObject(page.entries)) });

/** A section as the registry names it: released files under `base`. */
export type Section = v.InferOutput<typeof section>;
export type Page = Section['pages'][number];

/**
 * As much of a section as navigation and routing need. The page of a section carries its own section in full, and of the others
 * the title and the address where they begin: their lists come from the registry.
 */
export type NavigationSection = v.InferOutput<typeof navigationSection>;
export type NavigationPage = NavigationSection['pages'][number];

/** `registry.json`: every live section. */
export interface Registry {
  contract: number;
  sections: Section[];
}

/** A registry row with a newer contract than this site can read, exactly as it is written. */
export interface UnreadableRow {
  id: string;
  row: unknown;
}

const pageCode = v.object({
  id,
  entry: v.pipe(v.string(), v.regex(/^\/s\/[a-z][a-z0-9-]*\/[\w@.-][\w@./-]*$/, 'must be an address below /s/')),
  page: v.string(),
});

/** The code that shows the page of a section: the id of the section, the address of its entry, and the name of the page in it. */
export type PageCode = v.InferOutput<typeof pageCode>;

/** What a document carries inline: the navigation, and the code of its page; none for the host's own. It names no version. */
export interface PageData {
  contract: number;
  navigation: NavigationSection[];
  code: PageCode | null;
}

/**
 * Checks a registry row by row: one bad row does not affect the others.
 * @returns the good rows, in order; those of a newer contract; and one message for each row that is damaged
 */
export function parseRegistry(
  input: unknown,
  source: string,
): { registry: Registry; unreadable: UnreadableRow[]; problems: string[] } {
  const { rows, failures, problems } = parseRows(row, field(input, 'sections'), `${source}: sections`);
  const unreadable = failures.flatMap(({ input: failed }) => newerRow(failed));
  const damaged = failures.filter((failure) => newerRow(failure.input).length === 0).map(({ problem }) => problem);
  return {
    registry: { contract: contractVersion, sections: rows },
    unreadable,
    problems: [...problems, ...damaged],
  };
}

function newerRow(input: unknown): UnreadableRow[] {
  const [version, id] = [field(input, 'contract'), field(input, 'id')];
  return typeof version === 'number' && version > contractVersion && typeof id === 'string' ? [{ id, row: input }] : [];
}

/** Checks the data a page carries; like {@link parseRegistry}, it drops and reports what is bad. */
export function parsePageData(input: unknown, source: string): { data: PageData; problems: string[] } {
  const {
    rows: navigation,
    failures,
    ...list
  } = parseRows(navigationSection, field(input, 'navigation'), `${source}: navigation`);
  const problems = [...list.problems, ...failures.map(({ problem }) => problem)];
  const code = v.safeParse(v.nullable(pageCode), field(input, 'code'));
  if (!code.success) problems.push(describeIssues(code.issues, `${source}: code`));
  return { data: { contract: contractVersion, navigation, code: code.success ? code.output : null }, problems };
}

/** The part of a section which the navigation of every page carries. */
export function navigationOf(input: Section): NavigationSection {
  return v.parse(navigationSection, input);
}

/** @returns the rows that fit, those that do not, and what is wrong when there is no list at all */
function parseRows<Schema extends v.GenericSchema>(schema: Schema, input: unknown, source: string) {
  const rows: v.InferOutput<Schema>[] = [];
  const failures: { input: unknown; problem: string }[] = [];
  if (!Array.isArray(input))
    return { rows, failures, problems: [`${source} must be a list. Release a section again to rewrite it.`] };
  input.forEach((one: unknown, index) => {
    const result = v.safeParse(schema, one);
    const name = `${source}[${index}] (${String(field(one, 'id') ?? 'no id')})`;
    if (result.success) rows.push(result.output);
    else failures.push({ input: one, problem: describeIssues(result.issues, name) });
  });
  return { rows, failures, problems: [] };
}
