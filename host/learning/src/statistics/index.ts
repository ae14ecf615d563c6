export { type ActiveDay, type ActiveWeek, activityOf } from './activity.ts';
export { type CountedSection, type CountedTopic, countKnowledge, type KnowledgeCounts } from './knowledge-counts.ts';
export { type Retention, retentionOf } from './retention.ts';
