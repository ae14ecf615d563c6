import type { TrafficLightProps } from './props';

export default function TrafficLight({ durations }: TrafficLightProps) {
  return (
    <div className="light">
      <span />
      <span />
      <span />
    </div>
  );
}
