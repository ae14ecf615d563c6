import { expect, it } from 'vitest';
import { tempDir } from '../../testing/temp-dir.ts';
import { editableFiles } from './editable-files.ts';
import { findDemos } from './find-demos.ts';

const react = "import { useState } from 'react';";

/** The variants of the first demo in a folder that readers can edit. */
function editableIn(files: Record<string, string>): string[] {
  const dir = tempDir(files);
  return findDemos(dir).flatMap((demo) => editableFiles(dir, demo));
}

it('are those that import React and files of their own folder, however deep', () => {
  const files = {
    'hooks/Late.demo.tsx': `import {\n  useEffect,\n  useState,\n} from 'react';\nimport styles from './Late.module.css';\nimport { useLate } from './use-late.ts';`,
    'hooks/Late.module.css': '.late { color: red; }',
    'hooks/use-late.ts': react,
  };
  expect(editableIn(files)).toEqual(['hooks/Late.demo.tsx']);
});

it('are those that import what a library of the sandbox has', () => {
  const code = `${react}\nimport { configureStore } from '@reduxjs/toolkit';\nimport { Provider } from 'react-redux';`;
  expect(editableIn({ 'Late.demo.tsx': code })).toEqual(['Late.demo.tsx']);
});

it('are found for each variant', () => {
  const files = {
    'Late.as-found.demo.tsx': react,
    'Late.corrected.demo.tsx': `${react}\nimport { get } from 'axios';`,
  };
  expect(editableIn(files)).toEqual(['Late.as-found.demo.tsx']);
});

it.each([
  ['another package', "import { create } from 'axios';"],
  ['a part, which another demo of the page may show', "import { Part } from './parts/Part.tsx';"],
  ['a file that is not shown', "import picture from './picture.svg';"],
  ['another folder', "import { Other } from '../Other/Other.tsx';"],
  ['a file that needs the network', "import { load } from './load.ts';"],
  ['a file that imports one that is not shown', "import { deep } from './deep.ts';"],
  ['a style sheet that another one composes', "import styles from './Late.module.css';"],
  ['a module that is loaded later', "const Other = lazy(() => import('./Other.tsx'));"],
  ['storage', "localStorage.setItem('late:name', 'Ada');"],
])('are not those that need %s', (_what, code) => {
  const files = {
    'Late.demo.tsx': `${react}\n${code}`,
    'Late.module.css': ".late { composes: row from './Row.module.css'; }",
    'parts/Part.tsx': react,
    'picture.svg': '<svg/>',
    'load.ts': "export const load = () => fetch('/users');",
    'deep.ts': "import { deeper } from './deeper.ts';",
    'deeper.ts': react,
  };
  expect(editableIn(files)).toEqual([]);
});

it('are none of an application', () => {
  expect(editableIn({ 'App.tsx': react })).toEqual([]);
});
