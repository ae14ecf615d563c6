export { copyable } from './copyable.ts';
