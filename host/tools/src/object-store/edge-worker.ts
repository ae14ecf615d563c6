import { createEdge } from './edge.ts';

/** What the CDN's settings give to the function. */
interface Settings {
  /** Where the objects are, such as `https://bucket.s3.eu-central-1.amazonaws.com/prefix`. */
  ORIGIN: string;
}

let edge: ReturnType<typeof createEdge> | undefined;

/** The function as CDNs with the interface of service workers run it. Bundled by `npm run edge`; see operate.md. */
export default {
  fetch(request: Request, { ORIGIN }: Settings): Promise<Response> {
    edge ??= createEdge((key, init) => fetch(`${ORIGIN}/${key}`, init));
    return edge(request);
  },
};
