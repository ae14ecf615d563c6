/** The library `testing`: what tests of React import. It needs the library `component`. */
import * as testingLibrary from '@testing-library/react';
import * as userEvent from '@testing-library/user-event';
import { afterEach } from 'vitest';
import { elementError } from '../../challenge/library/checks/element-error.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const { eventWrapper } = testingLibrary.getConfig();
testingLibrary.configure({
  getElementError: elementError,
  // A browser takes the focus from a field that React removes; in the middle of its work React expects no further act().
  eventWrapper: (dispatch) => (window.event?.type === 'blur' ? dispatch() : eventWrapper(dispatch)),
});
// Testing Library does this itself only where the functions of the tests are global.
afterEach(testingLibrary.cleanup);

export const packages = {
  '@testing-library/react': testingLibrary,
  // It has a default export, which the compiler finds only in what says that it is an ES module.
  '@testing-library/user-event': { __esModule: true, ...userEvent },
};
