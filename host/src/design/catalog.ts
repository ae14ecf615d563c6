import type { ComponentType } from 'react';
import Accordion from './specimens/Accordion.specimen.tsx';
import Badge from './specimens/Badge.specimen.tsx';
import Button from './specimens/Button.specimen.tsx';
import Dialog from './specimens/Dialog.specimen.tsx';
import EmptyState from './specimens/EmptyState.specimen.tsx';
import ErrorPanel from './specimens/ErrorPanel.specimen.tsx';
import Field from './specimens/Field.specimen.tsx';
import Table from './specimens/Table.specimen.tsx';
import Toast from './specimens/Toast.specimen.tsx';

/** A component of the kit. */
export interface CatalogEntry {
  /** Its name, and that of its specimen's file. */
  name: string;
  /** The last part of the module it is imported from. */
  door: string;
  about: string;
  Example: ComponentType;
}

/** The kit, in the order of the page: what readers press, fill in and look at, then what happens. */
export const catalog: CatalogEntry[] = [
  {
    name: 'Button',
    door: 'button',
    about: 'Does something at once. While it is busy, it keeps its place and the focus.',
    Example: Button,
  },
  {
    name: 'Field',
    door: 'field',
    about: 'A control with its label, what is expected, and what is wrong; in a row of filters, a small label alone.',
    Example: Field,
  },
  {
    name: 'Accordion',
    door: 'accordion',
    about: 'Parts of which one is open at a time. Works without scripts; the browser’s search opens what it finds.',
    Example: Accordion,
  },
  {
    name: 'Dialog',
    door: 'dialog',
    about: 'Asks before anything else goes on. Closed by Escape, by "Close" and by a click beside it.',
    Example: Dialog,
  },
  {
    name: 'Table',
    door: 'table',
    about: 'Rows and columns in a box of their own; the header stays, columns sort.',
    Example: Table,
  },
  { name: 'Badge', door: 'badge', about: 'A word about the thing beside it.', Example: Badge },
  {
    name: 'Toast',
    door: 'toast',
    about: 'Says what was done, with a way back. Its time is paused while it is being read.',
    Example: Toast,
  },
  {
    name: 'EmptyState',
    door: 'empty-state',
    about: 'Where there is nothing yet: why, and the next step.',
    Example: EmptyState,
  },
  {
    name: 'ErrorPanel',
    door: 'error-panel',
    about: 'What failed, why, and what to do about it.',
    Example: ErrorPanel,
  },
];
