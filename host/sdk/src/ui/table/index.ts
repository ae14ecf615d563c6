export { type Column, Table } from './Table.tsx';
