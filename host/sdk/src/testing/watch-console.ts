const methods = ['error', 'warn'] as const;

/**
 * Watches what is written to the console as an error or a warning. A test that wants one replaces the method, by
 * `vi.spyOn(console, 'error').mockImplementation(() => {})`, and expects what was written.
 * @returns `check`, which throws if there was anything since it was last called, and `end`, which gives the console back
 */
export function watchConsole(): { check: () => void; end: () => void } {
  const written: string[] = [];
  const before = methods.map((method) => [method, console[method]] as const);
  for (const [method, write] of before) {
    console[method] = (...values: unknown[]) => {
      written.push(`console.${method}: ${values.map(String).join(' ')}`);
      write.apply(console, values);
    };
  }
  return {
    check: () => {
      const reports = written.splice(0);
      if (reports.length > 0) throw new Error(`The console has what no test expects.\n${reports.join('\n')}`);
    },
    end: () => {
      for (const [method, write] of before) console[method] = write;
    },
  };
}
