export { checkSection } from './check-section.tsx';
export { renderPage } from './render-page.tsx';
