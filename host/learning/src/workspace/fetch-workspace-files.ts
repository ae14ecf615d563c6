import { entryWorkspaceFile } from '@site/sdk/contract';
import * as v from 'valibot';

/**
 * Fetches what a reader works on.
 * @param schema what it has to be
 * @param base the address of the section's release
 * @param id the id of the entry
 * @throws Error when it does not arrive or has another shape
 */
export async function fetchWorkspaceFiles<Schema extends v.GenericSchema>(
  schema: Schema,
  base: string,
  id: string,
): Promise<v.InferOutput<Schema>> {
  const address = base + entryWorkspaceFile(id);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return v.parse(schema, await response.json());
}
