import type { SerializedError, TestModule } from 'vitest/node';
import { JsonReporter } from 'vitest/node';

/**
 * Vitest's reporter `json`, and the errors that it leaves out: those outside of every test, which fail a run in which each test passes, and
 * those of a file or of a hook for several tests.
 */
export default class UnitReporter extends JsonReporter {
  #outside: { message: string; file: unknown }[] = [];

  override onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[] = []): Promise<void> {
    const inFiles = modules.flatMap((module) =>
      [module, ...module.children.allSuites()]
        .flatMap((suite) => suite.errors())
        .map(({ message }) => ({ message, file: module.moduleId })),
    );
    const inNone = errors.map(({ message, VITEST_TEST_PATH: file }) => ({ message, file }));
    this.#outside = [...inFiles, ...inNone];
    return super.onTestRunEnd(modules);
  }

  override writeReport(report: string): Promise<void> {
    return super.writeReport(JSON.stringify({ ...JSON.parse(report), outside: this.#outside }));
  }
}
