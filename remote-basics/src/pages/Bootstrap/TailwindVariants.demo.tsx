import summary from 'virtual:reference/summary';
import { ReferenceTable } from './parts/ReferenceTable.tsx';
import { TailwindDetails } from './parts/TailwindDetails.tsx';
import { readVariantRows } from './parts/tailwind-rows.ts';

const params = { text: 'variant', family: '', at: '' };
const official = {
  title: 'the documentation of Tailwind CSS',
  url: 'https://tailwindcss.com/docs/hover-focus-and-other-states',
};

export default function TailwindVariants() {
  return (
    <ReferenceTable
      label="Tailwind variants"
      file="variants.json"
      read={readVariantRows}
      prefix="variant-"
      params={params}
      count={summary.counts.variants}
      official={official}
      details={(row) => <TailwindDetails row={row} />}
    />
  );
}
