export { type PageBlock, PageView } from './PageView.tsx';
