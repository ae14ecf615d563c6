/** What the code in `order.js` prints; a test runs it. */
export const orderOutput = 'one\nfour\nthree\ntwo';
