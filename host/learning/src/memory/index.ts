export { onChange } from './changes.ts';
export { clearEverything } from './clear.ts';
export { formatExport, parseExport } from './export-file.ts';
export { type Imported, importData, type OwnData, readOwnData } from './own-data.ts';
