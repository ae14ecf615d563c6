export { PageView } from './PageView.tsx';
export { StaticHtml } from './StaticHtml.tsx';
