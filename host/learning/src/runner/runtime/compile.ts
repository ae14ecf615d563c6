import { transform } from 'sucrase';
import { lostNamespace } from './lost-namespace.ts';

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

/** The start of a line that names what runs a script. It is valid only where nothing comes before it. */
const hashbang = /^#!/;

/**
 * Strips types and JSX, and turns imports into calls of `require`. Lines stay where they are.
 * @param file its name: only a file whose name ends with x has JSX, because `<string>value` is an assertion in the others
 * @throws InvalidCode
 */
export function compile(code: string, file: string): string {
  const compiled = withoutTypes(code, file);
  const lost = lostNamespace(code, compiled);
  if (!lost) return compiled;
  const message = `The namespace "${lost.name}" does not run here: it is removed together with the types. Use an object or a class.`;
  throw new InvalidCode(message, file, lost.line);
}

function withoutTypes(code: string, file: string): string {
  try {
    return transform(code.replace(hashbang, '//'), {
      transforms: file.endsWith('x') ? ['typescript', 'jsx', 'imports'] : ['typescript', 'imports'],
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
