import { entryMutantsFile } from '@site/sdk/contract';
import * as v from 'valibot';
import { type JudgedVersions, judgedVersions } from './judged-versions.ts';

/**
 * Fetches what a reader's tests are judged by.
 * @param base the address of the section's release
 * @param id the id of the entry
 * @throws Error when it does not arrive or has another shape
 */
export async function fetchJudgedVersions(base: string, id: string): Promise<JudgedVersions> {
  const address = base + entryMutantsFile(id);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return v.parse(judgedVersions, await response.json());
}
