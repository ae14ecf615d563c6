import { entryWorkspaceFile } from '@site/sdk/contract';
import * as v from 'valibot';
import { type WorkspaceFiles, workspaceFiles } from './workspace-files.ts';

/**
 * Fetches what a reader works on.
 * @param base the address of the section's release
 * @param id the id of the entry
 * @throws Error when it does not arrive or has another shape
 */
export async function fetchWorkspaceFiles(base: string, id: string): Promise<WorkspaceFiles> {
  const address = base + entryWorkspaceFile(id);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return v.parse(workspaceFiles, await response.json());
}
