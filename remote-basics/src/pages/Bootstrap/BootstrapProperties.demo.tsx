import summary from 'virtual:reference/summary';
import { PropertyDetails } from './parts/PropertyDetails.tsx';
import { readPropertyRows } from './parts/property-rows.ts';
import { ReferenceTable } from './parts/ReferenceTable.tsx';

const params = { text: 'property', family: '', at: '' };
const official = {
  title: 'the documentation of Bootstrap',
  url: 'https://getbootstrap.com/docs/5.3/customize/css-variables/',
};

export default function BootstrapProperties() {
  return (
    <ReferenceTable
      label="Custom properties of Bootstrap"
      file="properties.json"
      read={readPropertyRows}
      prefix="--bs-"
      params={params}
      count={summary.counts.properties}
      official={official}
      details={(row) => <PropertyDetails row={row} />}
    />
  );
}
