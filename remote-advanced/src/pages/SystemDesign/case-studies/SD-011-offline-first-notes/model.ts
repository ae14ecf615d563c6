/** Made on the device, so that a note exists before the server has heard of it. */
export type NoteId = string & { readonly brand: 'NoteId' };

/** Time that never runs backward on a device, with the device as a tie-break: `2026-11-23T10:00:00.000Z-0002-phone`. */
export type Stamp = string;

/** A value and when it was set. Two devices that change different fields do not conflict. */
export interface Field<Value> {
  value: Value;
  stamp: Stamp;
}

export interface Note {
  id: NoteId;
  title: Field<string>;
  body: Field<string>;
  tags: Field<string[]>;
  /** A deletion is data, too: otherwise an old device brings the note back. */
  deletedAt: Field<string | null>;
  /** The version of the server that this one is based on; null before it was ever sent. */
  revision: number | null;
}

/** What has to be sent, in order. */
export interface OutboxItem {
  key: string;
  note: NoteId;
  fields: Partial<Pick<Note, 'title' | 'body' | 'tags' | 'deletedAt'>>;
  attempts: number;
}

export interface SyncState {
  cursor: string | null;
  status: 'synced' | 'waiting' | 'offline' | 'syncing' | 'blocked';
  pending: number;
  lastSyncedAt: string | null;
}

/** Both texts, when two people or devices changed the same body. */
export interface Conflict {
  note: NoteId;
  mine: string;
  theirs: string;
}
