import * as v from 'valibot';
import { growth } from '../growth/growth.ts';

/** What a reader works on in an entry, as a release holds it. */
export const workspaceFiles = v.object({
  /** Source by file name, as the reader begins with it. */
  files: v.record(v.string(), v.string()),
  /** The file that the reader edits. */
  editable: v.string(),
  /** The file that is started: the tests. */
  entry: v.string(),
  /** What the editable file may look like in the end. */
  solution: v.string(),
  /** What can be measured on input that grows. */
  growth: v.optional(growth),
});

export type WorkspaceFiles = v.InferOutput<typeof workspaceFiles>;
