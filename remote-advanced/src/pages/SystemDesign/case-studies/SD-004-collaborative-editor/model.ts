/** A replica and its counter: unique without asking anybody. */
export interface CharId {
  site: string;
  clock: number;
}

/** A character is inserted after another one, and is never removed, only hidden. */
export interface Char {
  id: CharId;
  after: CharId | null;
  value: string;
  isDeleted: boolean;
}

export type Operation =
  | { type: 'insert'; char: Char }
  | { type: 'delete'; id: CharId; by: CharId }
  | { type: 'format'; from: CharId; to: CharId; mark: 'bold' | 'link'; value: string | null; by: CharId };

/** How much of each replica's operations somebody has: what a reconnecting client sends. */
export type StateVector = Record<string, number>;

export interface DocumentState {
  id: string;
  chars: Char[];
  seen: StateVector;
  /** Made here, and not confirmed yet. */
  pending: Operation[];
}

/** Not stored, and forgotten when a person leaves. */
export interface Presence {
  person: { id: string; name: string; color: number };
  selection: { anchor: CharId | null; head: CharId | null } | null;
}
