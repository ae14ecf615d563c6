import type { TrafficLightProps } from './props';

/** Builds the traffic light in `root`. @returns stops it */
export default function trafficLight(root: HTMLElement, { durations }: TrafficLightProps): () => void {
  return () => {};
}
