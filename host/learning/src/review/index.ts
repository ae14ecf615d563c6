export { onChange } from '../memory/changes.ts';
export { type Grade, grades, type Review } from '../memory/review.ts';
export { newSchedule, type Schedule } from '../memory/schedule.ts';
export { addToReview, type StoredReview } from '../memory/schedule-store.ts';
export { type ForecastDay, forecast } from './forecast.ts';
export { undoable } from './grade.ts';
export { intervalAfter } from './intervals.ts';
export { doneToday, nextDue, queueOf } from './queue.ts';
export { bury, grade, readReview, resume, suspend, undo } from './session.ts';
