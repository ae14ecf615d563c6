import { expect, it } from 'vitest';
import { missingModule } from './missing-module.ts';

const files = ['main.ts', 'utils.ts'];
const packages = ['vitest', 'site:page', '@site/learning/component', 'react', 'react-dom'];

it.each([
  ['raect', 'The package "raect" is not available here. Did you mean "react"? There are: vitest, react, react-dom.'],
  ['reakt', 'The package "reakt" is not available here. Did you mean "react"? There are: vitest, react, react-dom.'],
  ['reac', 'The package "reac" is not available here. Did you mean "react"? There are: vitest, react, react-dom.'],
  [
    'react-domm',
    'The package "react-domm" is not available here. Did you mean "react-dom"? There are: vitest, react, react-dom.',
  ],
  ['fs', 'The package "fs" is not available here. There are: vitest, react, react-dom.'],
  ['lodash', 'The package "lodash" is not available here. There are: vitest, react, react-dom.'],
  ['./utlis', 'There is no file "./utlis". Did you mean "./utils"? There are: ./main.ts, ./utils.ts.'],
  ['./utlis.ts', 'There is no file "./utlis.ts". Did you mean "./utils.ts"? There are: ./main.ts, ./utils.ts.'],
  ['../helpers', 'There is no file "../helpers". There are: ./main.ts, ./utils.ts.'],
])('says what there is instead of %s', (name, message) => {
  expect(missingModule(name, files, packages)).toBe(message);
});
