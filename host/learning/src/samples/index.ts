export { Samples } from './Samples.tsx';
export type { StartedSample } from './sample-block.ts';
