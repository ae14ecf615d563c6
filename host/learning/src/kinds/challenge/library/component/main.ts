/** The library `component`: React, in its development build, and what shows a reader's component or demo. */
import './watch-updates.ts';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as show from './show.ts';
import * as showDemo from './show-demo.ts';

export const packages = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  '@site/learning/component': show,
  '@site/learning/demo': showDemo,
};
