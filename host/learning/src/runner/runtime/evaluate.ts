/** Runs code that the sandbox was sent, and returns its last value. */
export function evaluate(code: string) {
  // biome-ignore lint/security/noGlobalEval: this is what the sandbox is for; the policy of its document allows it there alone.
  return globalThis.eval(code);
}

/** What was thrown, as a string. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
