/** The library `checks`: what the checks of a challenge import, and axe. It needs the library `component`. */
import '@site/learning/runner/libraries/fake-timers';
import * as testingLibrary from '@testing-library/dom';
import * as challenge from './index.ts';

export const packages = {
  '@testing-library/dom': testingLibrary,
  '@site/learning/challenge': challenge,
};
