import * as v from 'valibot';
import { ContractError } from './contract-error.ts';

/** Checks a whole file. @throws ContractError naming its source and every bad field */
export function parseFile<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
  source: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  throw new ContractError(describeIssues(result.issues, source));
}

/** What is wrong, field by field, and what to do. */
export function describeIssues(issues: readonly v.BaseIssue<unknown>[], source: string): string {
  const fields = issues.map((issue) => `  ${v.getDotPath(issue) ?? '(whole file)'}: ${issue.message}`);
  return `${source} does not match the contract, so it is not used. Fix these fields, or build the section again:\n${fields.join('\n')}`;
}
