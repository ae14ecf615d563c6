import summary from 'virtual:reference/summary';
import { FamilyList } from './parts/FamilyList.tsx';
import { ReferenceTable } from './parts/ReferenceTable.tsx';
import { TailwindDetails } from './parts/TailwindDetails.tsx';
import { readUtilityRows } from './parts/tailwind-rows.ts';

const { version, families } = summary.tailwind;
const params = { text: 'utility', family: 'group', at: '' };
const official = {
  title: 'the documentation of Tailwind CSS',
  url: 'https://tailwindcss.com/docs/styling-with-utility-classes',
};

export default function TailwindUtilities() {
  return (
    <>
      <p>
        From the design system of <code>tailwindcss {version}</code>. A name that ends in <code>-*</code> takes a value.
      </p>
      <ReferenceTable
        label="Tailwind utilities"
        file="utilities.json"
        read={readUtilityRows}
        prefix="tw-"
        params={params}
        count={summary.counts.utilities}
        official={official}
        families={families}
        details={(row) => <TailwindDetails row={row} />}
      />
      <FamilyList families={families} />
    </>
  );
}
