export interface TrafficLightProps {
  /** How long each light is on, in milliseconds. */
  durations: { red: number; yellow: number; green: number };
}

export const props: TrafficLightProps = {
  durations: { red: 4000, yellow: 1000, green: 3000 },
};
