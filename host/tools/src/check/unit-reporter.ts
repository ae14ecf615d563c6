import type { SerializedError, TestModule } from 'vitest/node';
import { JsonReporter } from 'vitest/node';

/** Vitest's reporter `json`, which says nothing of errors outside of every test, and those: they fail a run in which each test passes. */
export default class UnitReporter extends JsonReporter {
  #errors: readonly SerializedError[] = [];

  override onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[] = []): Promise<void> {
    this.#errors = errors;
    return super.onTestRunEnd(modules);
  }

  override writeReport(report: string): Promise<void> {
    const outside = this.#errors.map(({ message, VITEST_TEST_PATH: file }) => ({ message, file }));
    return super.writeReport(JSON.stringify({ ...JSON.parse(report), outside }));
  }
}
