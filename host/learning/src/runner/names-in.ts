import { parsers } from './parsers.ts';

/** The names of variables that code without JSX uses, and those that it declares somewhere. Properties, comments and strings have none. */
export function namesIn(code: string): { used: Set<string>; declared: Set<string> } {
  const used = new Set<string>();
  const declared = new Set<string>();
  parsers.ts.parse(code).iterate({
    enter: ({ name, from, to }) => {
      if (name === 'VariableName') used.add(code.slice(from, to));
      if (name === 'VariableDefinition') declared.add(code.slice(from, to));
    },
  });
  return { used, declared };
}
