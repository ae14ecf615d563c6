export { type AnkiNote, formatAnkiFile } from './anki-file.ts';
export { type FetchedNotes, fetchAnkiNotes } from './fetch-notes.ts';
