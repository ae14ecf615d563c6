import { type Column, Table } from '@site/sdk/ui/table';

interface Breakpoint {
  name: string;
  width: number;
}

const breakpoints: Breakpoint[] = [
  { name: 'sm', width: 640 },
  { name: 'md', width: 768 },
  { name: 'lg', width: 1024 },
  { name: 'xl', width: 1280 },
];

const columns: Column<Breakpoint>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { id: 'width', header: 'From', cell: ({ width }) => `${width} px`, sortBy: ({ width }) => width, align: 'end' },
  { id: 'class', header: 'Class', cell: ({ name }) => <code>{name}:flex</code> },
];

export default function TableExample() {
  return (
    <>
      <Table caption="Breakpoints" columns={columns} rows={breakpoints} rowKey={({ name }) => name} rowHeaders />
      <Table caption="Own breakpoints" columns={columns} rows={[]} rowKey={({ name }) => name} empty="None yet" />
    </>
  );
}
