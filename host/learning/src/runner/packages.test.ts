import { expect, it } from 'vitest';
import { packageLibraries, withoutPackages } from './packages.ts';

const store = "import { configureStore } from '@reduxjs/toolkit';\nimport { produce } from 'immer';";
const view = "import {\n  Provider,\n  useSelector,\n} from 'react-redux';\nimport { store } from './store.ts';";

it('finds the libraries of all files, each once', () => {
  expect(packageLibraries({ 'store.ts': store, 'View.tsx': view })).toEqual(['redux', 'react-redux']);
});

it('needs none for types, React, files of the program, and packages that no library has', () => {
  const code =
    "import type { Action } from '@reduxjs/toolkit';\nimport { use } from 'react';\nimport axios from 'axios';";
  expect(packageLibraries({ 'a.ts': code })).toEqual([]);
});

it('leaves out the imports of these packages, and nothing else', () => {
  expect(withoutPackages(`${view}\nconsole.log(1);`)).toBe("\nimport { store } from './store.ts';\nconsole.log(1);");
});
