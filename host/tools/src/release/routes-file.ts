import * as v from 'valibot';

/** The version of `routes.json`. In the first one, `page` was a file. Support for reading another version has to be added here. */
const routesVersion = 2;

const route = v.object({
  address: v.string(),
  param: v.nullable(v.string()),
  /** The section that the page belongs to; null for the host's own. */
  section: v.nullable(v.string()),
  /** The folder of the page in the store's pages, by which a later snapshot links to it. */
  page: v.string(),
  /** The security policy of the page, which the server sends as a header too. */
  policy: v.string(),
  /** Where the address leads, if it is an alias. */
  redirect: v.optional(v.string()),
});

const routesFile = v.object({ version: v.picklist([1, routesVersion]), routes: v.array(route) });

/** A page of a snapshot. Its file is `<address>/index.html`. */
export type SnapshotRoute = v.InferOutput<typeof route>;

export function routesText(routes: SnapshotRoute[]): string {
  return `${JSON.stringify({ version: routesVersion, routes }, null, 1)}\n`;
}

/** Reads what {@link routesText} wrote. @throws Error naming its source, when it is damaged or of a version that this checkout does not read */
export function parseRoutes(json: unknown, source: string): SnapshotRoute[] {
  const result = v.safeParse(routesFile, json);
  if (result.success) return result.output.routes;
  const { message } = result.issues[0];
  throw new Error(`${source} cannot be read by this checkout (${message}). Update it, or release again.`);
}
