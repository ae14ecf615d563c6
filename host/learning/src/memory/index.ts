export type { Attempt } from './attempt.ts';
export { onChange } from './changes.ts';
export { clearEverything } from './clear.ts';
export { formatExport, parseExport } from './export-file.ts';
export { type Interview, type InterviewAnswer, type Rating, ratings } from './interview.ts';
export { readInterviews, saveInterview } from './interview-store.ts';
export { type Imported, importData, type OwnData, readOwnData } from './own-data.ts';
export { noProgress, type Progress } from './progress.ts';
export { changeProgress, readProgress } from './progress-store.ts';
