import type { Section } from '@site/sdk/contract';
import { loadVersion, VersionError } from '../load-version.ts';

/** What a tab previews: a version of a section, or where a program of the reader's machine shows it, or why it cannot be shown. */
export type Preview =
  | { wanted: string; section: Section; local?: never; problem?: never }
  | { wanted: string; section?: never; local: string; problem?: never }
  | { wanted: string; section?: never; local?: never; problem: string };

const version = /^(?<id>[a-z][a-z0-9-]*)@(?<version>[0-9a-f]{12})$/;
const onThisMachine = /^[a-z][a-z0-9-]*@localhost:(?<port>[1-9]\d{0,4})$/;
const highestPort = 65_535;

/**
 * Finds the version that a preview asks for. Only one that is in the release store is ever loaded; to a build on the reader's machine
 * there is a link. Never rejects.
 * @param wanted such as `hooks@0123456789ab`
 */
export async function loadPreview(wanted: string): Promise<Preview> {
  const { port } = onThisMachine.exec(wanted)?.groups ?? {};
  if (port && Number(port) <= highestPort) return { wanted, local: `http://localhost:${port}` };
  const { id, version: asked } = version.exec(wanted)?.groups ?? {};
  if (!id || !asked)
    return {
      wanted,
      problem:
        'A preview is written like this: ?with=hooks@ and the 12 digits of a version, or ?with=hooks@localhost: and a port.',
    };
  try {
    return { wanted, section: await loadVersion(id, asked) };
  } catch (error) {
    if (error instanceof VersionError) return { wanted, problem: error.message };
    console.error(error);
    return { wanted, problem: 'It did not arrive, or it is for another version of this site.' };
  }
}
