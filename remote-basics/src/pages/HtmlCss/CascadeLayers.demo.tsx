import { useState } from 'react';
import styles from './CascadeLayers.module.css';
import { Code } from './parts/Code.tsx';
import lab from './parts/lab.module.css';
import { Readings } from './parts/Readings.tsx';
import { Toggle } from './parts/Toggle.tsx';
import { useLayeredSample } from './parts/use-layered-sample.ts';
import { useMeasured } from './parts/use-measured.ts';

/** Each layer with its selector. The strongest selector is in the layer that comes first initially. */
const selectors = { base: '#layer-sample', theme: '.layer-sample', utilities: ':where(.layer-sample)' };

interface Settings {
  order: string[];
  important: boolean;
  unlayered: boolean;
}

function stylesheet({ order, important, unlayered }: Settings): string {
  const declaration = (value: string) => `{ --winner: "${value}"${important ? ' !important' : ''}; }`;
  const layers = Object.entries(selectors).map(
    ([layer, one]) => `@layer ${layer} {\n  ${one} ${declaration(layer)}\n}`,
  );
  const outside = unlayered ? [`${selectors.utilities} ${declaration('no layer')}`] : [];
  return [`@layer ${order.join(', ')};`, ...layers, ...outside].join('\n');
}

/** Unlayered styles count as the last layer. The last layer wins; with `!important`, the first one wins. */
function winner({ order, important, unlayered }: Settings): string {
  const all = unlayered ? [...order, 'no layer'] : order;
  return all.at(important ? 0 : -1) ?? '';
}

export default function CascadeLayers() {
  const [settings, setSettings] = useState<Settings>({
    order: Object.keys(selectors),
    important: false,
    unlayered: false,
  });
  const css = stylesheet(settings);
  const around = useLayeredSample(css);
  const [stage, measured] = useMeasured(() => {
    const sample = around.current?.shadowRoot?.querySelector('.layer-sample');
    return sample ? getComputedStyle(sample).getPropertyValue('--winner').replaceAll('"', '') : null;
  });

  const change = (part: Partial<Settings>) => setSettings({ ...settings, ...part });
  const rotate = () => change({ order: [...settings.order.slice(1), ...settings.order.slice(0, 1)] });

  return (
    <div className={lab.lab}>
      <div className={lab.controls}>
        <div>
          <button type="button" onClick={rotate}>
            Put the first layer last
          </button>
        </div>
        <Toggle checked={settings.unlayered} onChange={(unlayered) => change({ unlayered })}>
          a rule outside of any layer
        </Toggle>
        <Toggle checked={settings.important} onChange={(important) => change({ important })}>
          <code>!important</code> everywhere
        </Toggle>
        <Readings of={[{ what: 'the winner', rule: winner(settings), measured }]} />
      </div>
      <div ref={stage} className={lab.result}>
        <div className={lab.stage}>
          <p className={styles.sample}>
            The last word has <span ref={around}>…</span>
          </p>
        </div>
        <Code>{css}</Code>
      </div>
    </div>
  );
}
