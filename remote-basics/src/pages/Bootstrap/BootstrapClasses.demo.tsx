import summary from 'virtual:reference/summary';
import { BootstrapDetails } from './parts/BootstrapDetails.tsx';
import { readBootstrapRows } from './parts/bootstrap-rows.ts';
import { FamilyList } from './parts/FamilyList.tsx';
import { ReferenceTable } from './parts/ReferenceTable.tsx';

const { version, families, breakpoints } = summary.bootstrap;
const params = { text: 'q', family: 'family', at: 'at' };
const official = { title: 'the documentation of Bootstrap', url: 'https://getbootstrap.com/docs/5.3/' };
const infixes = Object.keys(breakpoints);

export default function BootstrapClasses() {
  return (
    <>
      <p>
        From the style sheet of <code>bootstrap {version}</code>. Classes that differ by a breakpoint are one row.
      </p>
      <ReferenceTable
        label="Bootstrap classes"
        file="classes.json"
        read={readBootstrapRows}
        prefix="bs-"
        params={params}
        count={summary.counts.classes}
        official={official}
        families={families}
        breakpoints={infixes}
        details={(row) => <BootstrapDetails row={row} purpose={families[row.family]?.purpose ?? ''} />}
      />
      <FamilyList families={families} />
    </>
  );
}
