export { fetchJson, RemoteDataError } from './fetch-json.ts';
export { type DataSource, SourceSwitch } from './SourceSwitch.tsx';
export { type RemoteData, useRemoteData } from './use-remote-data.ts';
