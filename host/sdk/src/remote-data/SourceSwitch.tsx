import { useId } from 'react';
import type { DataSource, LiveService } from '../site.ts';
import { liveServices } from '../site.ts';

interface SourceSwitchProps {
  service: LiveService;
  source: DataSource;
  onChange: (source: DataSource) => void;
}

/** Lets the reader choose between the sample data of the site and the public service it represents. */
export function SourceSwitch({ service, source, onChange }: SourceSwitchProps) {
  const group = useId();
  const host = new URL(liveServices[service]).host;
  const option = (value: DataSource, label: string) => (
    <label>
      <input type="radio" name={group} checked={source === value} onChange={() => onChange(value)} /> {label}
    </label>
  );
  return (
    <fieldset className="choice">
      <legend>Data source</legend>
      {option('sample', 'Sample data')}
      {option('live', `Live service (${host})`)}
    </fieldset>
  );
}
