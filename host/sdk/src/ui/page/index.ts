export { type PageBlock, PageView } from './PageView.tsx';
export { StaticHtml } from './StaticHtml.tsx';
