import { contractVersion } from '@site/sdk/contract';
import * as v from 'valibot';

/** A page of the host's own, with the files that it needs beyond those of every page. */
const hostPage = v.object({
  address: v.string(),
  title: v.string(),
  summary: v.string(),
  preload: v.array(v.string()),
  styles: v.array(v.string()),
});

const otherContract = `must be ${contractVersion}: this checkout renders pages with hosts of that contract only. Build the host again; to go back to an older one, check its commit out and release it from there`;

/** A page of a section that the host names, such as `hooks/UseReduce`, and where: `the study plan "One week", Day 3`. */
const link = v.object({ page: v.string(), from: v.string() });

const manifest = v.object({
  contract: v.literal(contractVersion, otherContract),
  version: v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/)),
  commit: v.nullable(v.string()),
  /** The script that starts the site. */
  entry: v.string(),
  icon: v.string(),
  /** The sandbox for readers' code; older hosts have none. */
  runner: v.optional(v.string()),
  preload: v.array(v.string()),
  styles: v.array(v.string()),
  pages: v.array(hostPage),
  links: v.optional(v.array(link)),
  files: v.record(v.string(), v.string()),
});

/** `host.json`: what the host's build reports of itself. Paths are relative to the folder that holds it. */
export type HostManifest = v.InferOutput<typeof manifest>;
export type HostLink = v.InferOutput<typeof link>;
export type HostPage = HostManifest['pages'][number];

/** @throws Error when the value is not the manifest of a host that this checkout can use */
export function parseHostManifest(input: unknown, source: string): HostManifest {
  const result = v.safeParse(manifest, input);
  if (result.success) return result.output;
  const issue = result.issues[0];
  throw new Error(`${source}: field "${v.getDotPath(issue) ?? ''}" ${issue.message}.`);
}
