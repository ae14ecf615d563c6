/** Gives a page Vitest's `expect`, for the tests of bugs that are HTML. */
import { chai, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);
Object.assign(window, { expect: chai.expect });
