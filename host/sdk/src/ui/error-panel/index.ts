export { ErrorPanel } from './ErrorPanel.tsx';
