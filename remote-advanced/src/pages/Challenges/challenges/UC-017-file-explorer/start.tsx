import type { FileExplorerProps } from './props';

export default function FileExplorer({ label, entries, onOpen }: FileExplorerProps) {
  return <p>{label}</p>;
}
