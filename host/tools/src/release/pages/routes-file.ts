import * as v from 'valibot';

/**
 * The version of `routes.json`. In the first one, `page` was a file; until the second, each route had its policy. Support for reading
 * another version has to be added here.
 */
const routesVersion = 3;

const common = {
  address: v.string(),
  param: v.nullable(v.string()),
  /** The section that the page belongs to; null for the host's own. */
  section: v.nullable(v.string()),
  /** The folder of the page in the store's pages, by which a later snapshot links to it. */
  page: v.string(),
  /** Where the address leads, if it is an alias. */
  redirect: v.optional(v.string()),
};

const routeWithPolicy = v.object({
  ...common,
  /** The security policy of the page, which the server sends as a header too. */
  policy: v.string(),
});

/** A page of a snapshot. Its file is `<address>/index.html`. */
export type SnapshotRoute = v.InferOutput<typeof routeWithPolicy>;

const routesWithPolicy = v.object({ version: v.picklist([1, 2]), routes: v.array(routeWithPolicy) });

/** Most pages share their policy, so a route has its place in a list. */
const routesAndPolicies = v.pipe(
  v.object({
    version: v.literal(routesVersion),
    policies: v.array(v.string()),
    routes: v.array(v.object({ ...common, policy: v.number() })),
  }),
  v.check(({ policies, routes }) => routes.every(({ policy }) => policy in policies), 'a route has no policy'),
);

const routesFile = v.pipe(
  v.variant('version', [routesAndPolicies, routesWithPolicy]),
  v.transform((file): SnapshotRoute[] => {
    if (file.version !== routesVersion) return file.routes;
    return file.routes.map((route) => ({ ...route, policy: file.policies[route.policy] ?? '' }));
  }),
);

export function routesText(routes: SnapshotRoute[]): string {
  const policies = [...new Set(routes.map(({ policy }) => policy))];
  const places = new Map(policies.map((policy, place) => [policy, place]));
  const placed = routes.map((route) => ({ ...route, policy: places.get(route.policy) }));
  return `${JSON.stringify({ version: routesVersion, policies, routes: placed })}\n`;
}

/** Reads what {@link routesText} wrote. @throws Error naming its source, when it is damaged or of a version that this checkout does not read */
export function parseRoutes(json: unknown, source: string): SnapshotRoute[] {
  const result = v.safeParse(routesFile, json);
  if (result.success) return result.output;
  const { message } = result.issues[0];
  throw new Error(`${source} cannot be read by this checkout (${message}). Update it, or release again.`);
}
