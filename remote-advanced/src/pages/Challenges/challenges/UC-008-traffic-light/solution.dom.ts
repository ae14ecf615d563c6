import type { TrafficLightProps } from './props';

const lights = ['red', 'yellow', 'green'] as const;

type Light = (typeof lights)[number];

const after: Record<Light, Light> = { red: 'green', green: 'yellow', yellow: 'red' };
const names: Record<Light, string> = { red: 'Red', green: 'Green', yellow: 'Yellow' };

/** Builds the traffic light in `root`. @returns stops it */
export default function trafficLight(root: HTMLElement, { durations }: TrafficLightProps): () => void {
  let light: Light = 'red';
  let isPaused = false;
  let timer: number | undefined;

  const box = document.createElement('div');
  const drawing = document.createElement('div');
  const name = document.createElement('p');
  const pause = document.createElement('button');
  const next = document.createElement('button');
  box.className = 'traffic-light';
  drawing.className = 'light';
  drawing.ariaHidden = 'true';
  drawing.append(...lights.map(() => document.createElement('span')));
  next.textContent = 'Next';

  /** Shows the light, and starts its time. */
  const show = () => {
    for (const [index, lamp] of [...drawing.children].entries()) {
      const one = lights[index];
      lamp.className = one === light ? `${one} on` : `${one}`;
    }
    name.textContent = names[light];
    pause.textContent = isPaused ? 'Resume' : 'Pause';
    clearTimeout(timer);
    if (!isPaused) timer = window.setTimeout(change, durations[light]);
  };
  const change = () => {
    light = after[light];
    show();
  };
  pause.addEventListener('click', () => {
    isPaused = !isPaused;
    show();
  });
  next.addEventListener('click', change);

  box.append(drawing, name, pause, next);
  root.append(box);
  show();
  return () => clearTimeout(timer);
}
