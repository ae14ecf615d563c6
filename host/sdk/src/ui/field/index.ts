export { type ControlProps, Field } from './Field.tsx';
