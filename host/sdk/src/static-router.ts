/** The router for HTML made at build time and for tests; apart from `router.ts`, so that no reader loads it. */
export { MemoryRouter, StaticRouter } from 'react-router-dom';
