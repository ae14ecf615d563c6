import { expect, it } from 'vitest';
import { importedNames } from './compile-sample.ts';

it('finds every form of import in a sample', () => {
  const code = `import a from 'a';\nimport {\n  b,\n} from "b";\nimport 'c';\nexport * from 'd';\nconst e = import('e');\nimport type { F } from 'f';`;
  expect(importedNames(code)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});
