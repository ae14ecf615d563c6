/** Vitest tests of a module, run twice: against a version that must pass and one that must fail. */
export interface Suite {
  id: string;
  /** The file that a problem is reported for, and the line where the test begins; 0 for a test file of its own. */
  file: string;
  line: number;
  test: SourceText;
  passing: SourceText & { name: string };
  failing: SourceText & { name: string };
  /** How the test imports its subject. */
  subject: string;
  /** The minimum number of test cases. */
  least: number;
}

export interface SourceText {
  code: string;
  extension: string;
}
