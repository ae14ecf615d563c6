import { configureStore, createSlice, type SerializedError } from '@reduxjs/toolkit';
import { createApi, type FetchBaseQueryError, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { type DataSource, SourceSwitch } from '@site/sdk/remote-data';
import { fetchTimeLimit, liveServices, startingSource } from '@site/sdk/site';
import { useEffect, useState } from 'react';
import { Provider, useSelector } from 'react-redux';
import * as v from 'valibot';
import post1 from '../../data/posts/1.json?url';
import post2 from '../../data/posts/2.json?url';
import post3 from '../../data/posts/3.json?url';

const samples: Record<number, string> = { 1: post1, 2: post2, 3: post3 };
const addressOf = (id: number, source: DataSource) =>
  source === 'live' ? new URL(String(id), liveServices.post).href : (samples[id] ?? '');

const schema = v.object({ id: v.number(), title: v.string(), body: v.string() });

/** Leaving the page aborts a request; that is not a failure. */
function report(error: unknown): void {
  const aborted = typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
  if (!aborted) console.error('Error fetching data:', error);
}

/** The failure, as a message for the reader. An error page is often not JSON; the status is then the more useful message. */
function reasonOf(error: FetchBaseQueryError | SerializedError): string {
  if (!('status' in error)) return error.message ?? 'No reason is known.';
  const status = error.status === 'PARSING_ERROR' ? error.originalStatus : error.status;
  if (error.status === 'CUSTOM_ERROR') return error.error;
  if (status === 'TIMEOUT_ERROR') return `There was no answer within ${fetchTimeLimit / 1000} seconds.`;
  if (typeof status !== 'number') return 'The server could not be reached.';
  return status < 400 ? 'The answer is not JSON.' : `The server answered ${status}.`;
}

/** The endpoints. Their responses are cached in the store under `api`. */
const api = createApi({
  baseQuery: fetchBaseQuery({ timeout: fetchTimeLimit }),
  keepUnusedDataFor: 10,
  endpoints: (build) => ({
    post: build.query<v.InferOutput<typeof schema>, { id: number; source: DataSource }>({
      query: ({ id, source }) => addressOf(id, source),
      responseSchema: schema,
      catchSchemaFailure: () => ({ status: 'CUSTOM_ERROR', error: 'The answer has another shape than expected.' }),
      onQueryStarted: (_asked, { queryFulfilled }) =>
        queryFulfilled.then(
          () => {},
          ({ error }) => report(error),
        ),
    }),
  }),
});

const sent = createSlice({
  name: 'sent',
  initialState: 0,
  reducers: {},
  extraReducers: (builder) => builder.addMatcher(api.endpoints.post.matchPending, (count) => count + 1),
});

const createPostStore = () =>
  configureStore({
    reducer: { api: api.reducer, sent: sent.reducer },
    middleware: (standard) => standard().concat(api.middleware),
  });
type PostState = ReturnType<ReturnType<typeof createPostStore>['getState']>;

export default function PostQuery() {
  const [store] = useState(createPostStore);
  const [source, setSource] = useState(startingSource);
  const [id, setId] = useState<number | null>(null);
  useEffect(() => () => void store.dispatch(api.util.resetApiState()), [store]);
  return (
    <Provider store={store}>
      <SourceSwitch service="post" source={source} onChange={setSource} />
      <fieldset className="choice">
        <legend>Open or close</legend>
        {[1, 2, 3].map((one) => (
          <button key={one} type="button" aria-pressed={one === id} onClick={() => setId(one === id ? null : one)}>
            Post {one}
          </button>
        ))}
      </fieldset>
      {id !== null && <Title id={id} source={source} />}
      {id !== null && <Body id={id} source={source} />}
      <Cache />
    </Provider>
  );
}

function Title(asked: { id: number; source: DataSource }) {
  const { currentData } = api.usePostQuery(asked);
  return <h3>{currentData?.title ?? '…'}</h3>;
}

/** Requests the same post as Title: one request serves both. */
function Body(asked: { id: number; source: DataSource }) {
  const { currentData, isFetching, error, refetch } = api.usePostQuery(asked);
  return (
    <>
      <p aria-live="polite">{isFetching && !currentData ? 'Fetching…' : currentData?.body}</p>
      {error && <p role="alert">The post could not be fetched. {reasonOf(error)}</p>}
      <button type="button" onClick={refetch} aria-busy={isFetching}>
        Fetch again
      </button>
    </>
  );
}

function Cache() {
  const entries = Object.entries(useSelector((state: PostState) => state.api.queries));
  const requests = useSelector((state: PostState) => state.sent);
  return (
    <table>
      <caption>Cache, after {requests} requests</caption>
      <thead>
        <tr>
          <th scope="col">Entry</th>
          <th scope="col">Status</th>
          <th scope="col">Fetched at</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(([key, entry]) => (
          <tr key={key}>
            <th scope="row">
              <code>{key}</code>
            </th>
            <td>{entry?.status}</td>
            <td>{entry?.fulfilledTimeStamp ? new Date(entry.fulfilledTimeStamp).toLocaleTimeString('en-GB') : '–'}</td>
          </tr>
        ))}
        {entries.length === 0 && (
          <tr>
            <td colSpan={3}>Empty</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
