import { transform } from 'sucrase';

/** Code that is no valid TypeScript or JavaScript. */
export class InvalidCode extends Error {
  override name = 'SyntaxError';

  constructor(
    message: string,
    readonly file: string,
    /** 1-based; null where the engine does not say. */
    readonly line: number | null,
  ) {
    super(message);
  }
}

/** Strips types and JSX, and turns imports into calls of `require`. Lines stay where they are. @throws InvalidCode */
export function compile(code: string, file: string): string {
  try {
    return transform(code, {
      transforms: ['typescript', 'jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
      disableESTransforms: true,
    }).code;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, text, line] = message.match(/^(?:Error transforming [^:]*: )?(.*?) \((\d+):\d+\)$/) ?? [];
    throw new InvalidCode(text ?? message, file, line ? Number(line) : null);
  }
}
