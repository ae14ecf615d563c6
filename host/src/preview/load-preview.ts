import type { Section } from '@site/sdk/contract';
import { loadVersion, VersionError } from '../load-version.ts';

/** What a tab previews: a version of a section, or why it cannot be shown. */
export type Preview =
  | { wanted: string; section: Section; problem?: never }
  | { wanted: string; section?: never; problem: string };

const version = /^(?<id>[a-z][a-z0-9-]*)@(?<version>[0-9a-f]{12})$/;
const local = /@(?:localhost|127\.0\.0\.1)(?::\d+)?$/;

/**
 * Finds the version that a preview asks for. Only one that is in the release store is ever loaded. Never rejects.
 * @param wanted such as `hooks@0123456789ab`
 */
export async function loadPreview(wanted: string): Promise<Preview> {
  const { id, version: asked } = version.exec(wanted)?.groups ?? {};
  if (!id || !asked) return { wanted, problem: refusal(wanted) };
  try {
    return { wanted, section: await loadVersion(id, asked) };
  } catch (error) {
    if (error instanceof VersionError) return { wanted, problem: error.message };
    console.error(error);
    return { wanted, problem: 'It did not arrive, or it is for another version of this site.' };
  }
}

function refusal(wanted: string): string {
  if (local.test(wanted))
    return 'The security policy of this site allows no code from another address. “npm run dev” shows a section from your machine inside the whole site.';
  return 'A preview is written like this: ?with=hooks@ and the 12 digits of a version.';
}
