export { onChange } from '../memory/changes.ts';
export { type Grade, grades, type Review } from '../memory/review.ts';
export { newSchedule, type Schedule, type TableFact } from '../memory/schedule.ts';
export { addToReview } from '../memory/schedule-store.ts';
export { type ForecastDay, forecast } from './forecast.ts';
export { intervalAfter } from './intervals.ts';
export { withProgress } from './known-schedules.ts';
export { doneToday, nextDue, queueOf } from './queue.ts';
export { bury, grade, type ReviewData, readReview, resume, suspend, undo } from './session.ts';
