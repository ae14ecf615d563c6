/** Made by the client, so that a message has an identity before the server has seen it. */
export type ClientId = string;

export interface Message {
  clientId: ClientId;
  room: string;
  author: string;
  text: string;
  /** The position in the room, given by the server; null until it is accepted. */
  sequence: number | null;
  sentAt: string;
  state: 'queued' | 'sent' | 'failed';
}

/** Newest position that each person has received and read: two numbers instead of a mark on every message. */
export interface Receipts {
  delivered: Record<string, number>;
  read: Record<string, number>;
}

export interface Room {
  id: string;
  title: string;
  members: string[];
  lastSequence: number;
  receipts: Receipts;
}

/** What goes over the socket, in both directions. */
export type ClientEvent =
  | { type: 'send'; clientId: ClientId; room: string; text: string }
  | { type: 'read'; room: string; sequence: number }
  | { type: 'typing'; room: string }
  | { type: 'resume'; rooms: Record<string, number> };

export type ServerEvent =
  | { type: 'accepted'; clientId: ClientId; sequence: number; sentAt: string }
  | { type: 'message'; message: Message & { sequence: number } }
  | { type: 'receipts'; room: string; receipts: Receipts }
  | { type: 'typing'; room: string; person: string; until: string };
