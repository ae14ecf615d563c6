/** The router for HTML made at build time and for tests; separate from `router.ts`, so that no reader loads it. */
export { MemoryRouter, StaticRouter } from 'react-router-dom';
