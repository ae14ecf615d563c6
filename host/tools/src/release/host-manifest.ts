import { contractVersion } from '@site/sdk/contract';
import * as v from 'valibot';

const manifest = v.object({
  contract: v.literal(contractVersion),
  version: v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/)),
  commit: v.nullable(v.string()),
  preload: v.array(v.string()),
  styles: v.array(v.string()),
  files: v.record(v.string(), v.string()),
});

/** `host.json`: what the host's build says of itself. Paths are relative to the folder that holds it. */
export type HostManifest = v.InferOutput<typeof manifest>;

/** @throws Error when the value is not a host's manifest */
export function parseHostManifest(input: unknown, source: string): HostManifest {
  const result = v.safeParse(manifest, input);
  if (result.success) return result.output;
  const issue = result.issues[0];
  throw new Error(`${source}: field "${v.getDotPath(issue) ?? ''}" ${issue.message}. Build the host again.`);
}
