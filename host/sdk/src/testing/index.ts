export { checkSection } from './check-section.ts';
export { renderPage } from './render-page.tsx';
