import {
  createServer,
  type IncomingMessage,
  type ServerOptions as NodeServerOptions,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type LiveState, readState } from '../release/ledger.ts';
import { fileHeaders, securityHeaders } from '../release/pages/policy.ts';
import { serverAddresses } from '../release/server-addresses.ts';
import type { Store } from '../release/store.ts';
import { noFile, plain } from './answers.ts';
import { immutable } from './cache-control.ts';
import { inTurn } from './in-turn.ts';
import { LiveSnapshot } from './live-snapshot.ts';
import { requestUrl } from './request-url.ts';
import { sendFile } from './send-file.ts';
import { ServerMetrics } from './server-metrics.ts';

/**
 * A client has this long to send its headers and its request, in milliseconds; Node looks every 30 seconds unless told otherwise. Then a
 * connection waits for its next request, and is closed after as many as nginx takes.
 */
const limits = {
  ...{ headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 1_000 },
  ...{ keepAliveTimeout: 5_000, maxHeaderSize: 16_384 },
};
const requestsOfConnection = 1_000;

/** How long a client may take no byte of the answer. */
const idleTimeout = 30_000;

/** An answer, as a line of the access log: nothing in it identifies a reader. */
export interface AnswerRecord {
  at: string;
  method: string;
  /** The page as the site names it, such as `/Quotes/:username`, or the path without its query; null for a bad address. */
  path: string | null;
  status: number;
  bytes: number;
  milliseconds: number;
  /** False when the client went away first. */
  finished: boolean;
}

export interface ServerOptions {
  /** Receives every answer, for a log. */
  onAnswer?: ((answer: AnswerRecord) => void) | undefined;
  /** Whether `/metrics` is answered. */
  metrics?: boolean;
  /** The folder of a snapshot, or of the draft of one, to serve in place of the live one. */
  snapshot?: string | undefined;
  /** Shorter times for a client that sends nothing. */
  timeouts?: Pick<NodeServerOptions, 'headersTimeout' | 'requestTimeout'>;
}

/**
 * Serves the live snapshot of a store. What is live is looked up for every request, so a release needs no restart. Whatever goes
 * wrong with one request ends that request alone.
 */
export function createSiteServer(
  store: Store,
  { onAnswer, metrics: hasMetrics = false, snapshot, timeouts }: ServerOptions = {},
): Server {
  const live = new LiveSnapshot(snapshot ?? store.live);
  const metrics = new ServerMetrics();
  const answer = (request: IncomingMessage, response: ServerResponse): string | null => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      // Its body is not read, so the connection cannot be used again.
      response.setHeader('Connection', 'close');
      plain(response, 405, 'Only GET and HEAD are answered here.');
      return null;
    }
    const url = requestUrl(request);
    // Node refuses a request without a host, and lets one with two of them pass.
    if (url === null || (request.headersDistinct.host?.length ?? 0) > 1) {
      plain(response, 400, 'The address is not well formed.');
      return null;
    }
    const { path } = url;
    if (path === serverAddresses.health) answerHealth(response, live);
    else if (hasMetrics && path === serverAddresses.metrics)
      plain(response, 200, metrics.text(live.follow(), readableState(store)));
    else if (/^\/(?:s|host)\//.test(path)) {
      for (const [name, value] of Object.entries(fileHeaders(path))) response.setHeader(name, value);
      sendFile(request, response, { root: store.dir, path, cacheControl: immutable }, () => noFile(response));
    } else return live.answer(request, response, url) ?? path;
    return path;
  };
  const respond = (request: IncomingMessage, response: ServerResponse) => {
    const start = performance.now();
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    if (!server.listening) response.setHeader('Connection', 'close');
    let path: string | null = null;
    response.once('close', () => {
      const { statusCode: status, writableFinished: finished } = response;
      metrics.count(status, finished);
      onAnswer?.({
        ...{ at: new Date().toISOString(), method: request.method ?? '', path, status },
        ...{ bytes: Number(response.getHeader('Content-Length') ?? 0), finished },
        milliseconds: Math.round(performance.now() - start),
      });
    });
    try {
      path = answer(request, response);
    } catch (error) {
      console.error(`${request.method} ${request.url}: ${error instanceof Error ? error.message : error}`);
      if (response.headersSent) response.destroy();
      else plain(response, 500, 'The server failed to answer this request.');
    }
  };
  const server = createServer({ ...limits, ...timeouts }, inTurn(respond));
  server.maxRequestsPerSocket = requestsOfConnection;
  return server.setTimeout(idleTimeout);
}

/** What is live; null where the ledger cannot be read, which must not cost the counters. */
function readableState(store: Store): LiveState | null {
  try {
    return readState(store);
  } catch {
    return null;
  }
}

function answerHealth(response: ServerResponse, live: LiveSnapshot): void {
  if (live.follow() === null) plain(response, 503, live.reason);
  else plain(response, 200, 'ok');
}
