export { IsolatedPreview } from './IsolatedPreview.tsx';
