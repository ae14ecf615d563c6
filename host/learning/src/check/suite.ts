/** Vitest tests of a module, run against a version that must pass, one that must fail, and mutants that must each fail. */
export interface Suite {
  id: string;
  /** The file that a problem is reported for, and the line where the test begins; 0 for a test file of its own. */
  file: string;
  line: number;
  test: SourceText;
  passing: SourceText & { name: string };
  failing: SourceText & { name: string };
  /** Wrong versions with a plausible mistake each. At least one test must fail against every one of them. */
  mutants: MutantText[];
  /** How the test imports its subject. */
  subject: string;
  /** The minimum number of test cases. */
  least: number;
}

export interface SourceText {
  code: string;
  extension: string;
}

/** A mutant: its name, such as `forgets-negative-zero`, and the place that it is reported for. */
export type MutantText = SourceText & { name: string; file: string; line: number };
