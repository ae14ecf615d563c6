import ts from 'typescript-js';
import type { TypeProblem } from '../protocol.ts';

/** As strict as a new project. What the sandbox runs with an unused name or an unchecked index is no error here. */
const options: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ESNext,
  lib: ['lib.es2025.d.ts', 'lib.dom.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  allowJs: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
};

/**
 * Creates a check of types, which reads the libraries once.
 * @param libraries declarations by path: those of the language in `/lib`, packages in `/node_modules`
 * @returns finds the type errors of a program, given as source by file name. As in `tsc`, there are others only once the syntax is right.
 */
export function createTypeCheck(libraries: Readonly<Record<string, string>>) {
  const parsed = new Map<string, ts.SourceFile>();
  let before: ts.Program | undefined;

  return (files: Readonly<Record<string, string>>): TypeProblem[] => {
    const sources = new Map(Object.entries(files).map(([name, source]) => [`/${name}`, source]));
    const host = hostOf((path) => sources.get(path) ?? libraries[path], parsed);
    const program = ts.createProgram({
      ...{ rootNames: [...sources.keys()], options, host },
      ...(before && { oldProgram: before }),
    });
    before = program;
    const own = [...sources.keys()].flatMap((path) => program.getSourceFile(path) ?? []);
    const syntax = own.flatMap((file) => program.getSyntacticDiagnostics(file));
    const found = syntax.length > 0 ? syntax : own.flatMap((file) => program.getSemanticDiagnostics(file));
    return found.flatMap(problemOf);
  };
}

/** @param read a file by its path @param parsed the libraries that were parsed, which do not change */
function hostOf(read: (path: string) => string | undefined, parsed: Map<string, ts.SourceFile>): ts.CompilerHost {
  const parse = (path: string) => {
    const text = read(path);
    return text === undefined ? undefined : ts.createSourceFile(path, text, ts.ScriptTarget.ESNext);
  };
  const parseOnce = (path: string) => {
    const file = parsed.get(path) ?? parse(path);
    if (file) parsed.set(path, file);
    return file;
  };
  return {
    getSourceFile: (path) => (/^\/(?:lib|node_modules)\//.test(path) ? parseOnce(path) : parse(path)),
    getDefaultLibFileName: () => '/lib/lib.es2025.d.ts',
    getDefaultLibLocation: () => '/lib',
    getCurrentDirectory: () => '/',
    getCanonicalFileName: (path) => path,
    getNewLine: () => '\n',
    useCaseSensitiveFileNames: () => true,
    fileExists: (path) => read(path) !== undefined,
    readFile: read,
    writeFile: () => {},
  };
}

function problemOf({ file, start = 0, length = 0, code, messageText }: ts.Diagnostic): TypeProblem[] {
  if (!file) return [];
  return [
    {
      file: file.fileName.slice(1),
      line: file.getLineAndCharacterOfPosition(start).line + 1,
      ...{ from: start, to: start + length, code },
      message: ts.flattenDiagnosticMessageText(messageText, '\n'),
    },
  ];
}
