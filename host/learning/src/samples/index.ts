export { Samples } from './Samples.tsx';
export { actionOf, type StartedSample } from './sample-block.ts';
