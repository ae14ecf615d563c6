export type { DataSource } from '../site.ts';
export { fetchJson, RemoteDataError } from './fetch-json.ts';
export { SourceSwitch } from './SourceSwitch.tsx';
export { useRemoteData } from './use-remote-data.ts';
