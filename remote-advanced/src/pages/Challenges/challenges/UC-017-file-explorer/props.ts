export interface Entry {
  name: string;
  /** What is in a folder. A file has none. */
  children?: Entry[];
}

export interface FileExplorerProps {
  /** The name of the tree. */
  label: string;
  entries: Entry[];
  /** Called for a file, with its path, such as `src/index.ts`. */
  onOpen: (path: string) => void;
}

export const props: FileExplorerProps = {
  label: 'Project',
  entries: [
    {
      name: 'src',
      children: [
        { name: 'parts', children: [{ name: 'index.ts' }, { name: 'Menu.tsx' }] },
        { name: 'index.ts' },
        { name: 'styles.css' },
      ],
    },
    { name: 'dist', children: [] },
    { name: 'package.json' },
    { name: 'README.md' },
  ],
  onOpen: (path) => console.log('onOpen', path),
};
