export { holdPlace } from './hold-place.ts';
