export { Articles } from './Articles.tsx';
