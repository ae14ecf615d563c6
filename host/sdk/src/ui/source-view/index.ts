export { SourceView } from './SourceView.tsx';
export type { Source, SourceFolder } from './source.ts';
