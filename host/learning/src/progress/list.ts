export { type EntryState, readStates } from './entry-state.ts';
export { ProgressMarks } from './ProgressMarks.tsx';
