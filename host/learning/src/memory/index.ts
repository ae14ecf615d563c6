export { parseAttempt } from './attempt.ts';
export { onChange } from './changes.ts';
export { clearEverything } from './clear.ts';
export { formatExport, parseExport } from './export-file.ts';
export { type Interview, type InterviewAnswer, interviewAnswer, type Rating, ratings } from './interview.ts';
export { readInterviews, saveInterview } from './interview-store.ts';
export { type Imported, importData, type OwnData, readOwnData } from './own-data.ts';
export type { Progress } from './progress.ts';
export { changeProgress, readAllProgress, readProgress } from './progress-store.ts';
