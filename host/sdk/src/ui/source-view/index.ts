export { type Source, type SourceFolder, SourceView } from './SourceView.tsx';
