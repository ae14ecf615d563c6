import { contractVersion } from '@site/sdk/contract';
import { siteName } from '@site/sdk/site';
import * as v from 'valibot';

/** A page of the host's own, with the files that it needs beyond those of every page. */
const ownPage = v.object({
  address: v.string(),
  title: v.string(),
  summary: v.string(),
  preload: v.array(v.string()),
  styles: v.array(v.string()),
});

/** What a host has that was built before hosts named their pages. */
const homeAlone = [{ address: '/', title: siteName, summary: siteName, preload: [], styles: [] }];

/** A page of a section that the host names, such as `hooks/UseReduce`, and where: `the study plan "One week", Day 3`. */
const link = v.object({ page: v.string(), from: v.string() });

const manifest = v.object({
  contract: v.literal(contractVersion),
  version: v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/)),
  commit: v.nullable(v.string()),
  preload: v.array(v.string()),
  styles: v.array(v.string()),
  pages: v.optional(v.array(ownPage), homeAlone),
  links: v.optional(v.array(link)),
  files: v.record(v.string(), v.string()),
});

/** `host.json`: what the host's build says of itself. Paths are relative to the folder that holds it. */
export type HostManifest = v.InferOutput<typeof manifest>;
export type HostLink = v.InferOutput<typeof link>;
export type OwnPage = HostManifest['pages'][number];

/** @throws Error when the value is not a host's manifest */
export function parseHostManifest(input: unknown, source: string): HostManifest {
  const result = v.safeParse(manifest, input);
  if (result.success) return result.output;
  const issue = result.issues[0];
  throw new Error(`${source}: field "${v.getDotPath(issue) ?? ''}" ${issue.message}. Build the host again.`);
}
