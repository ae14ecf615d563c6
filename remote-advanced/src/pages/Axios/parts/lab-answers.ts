/** Bytes per second of the slow response, which arrive in this many chunks. */
const slowRate = 256;
const slices = 4;

const slow = `${JSON.stringify({
  message: 'Every byte of this took its time.',
  lines: [
    'The status arrived long before this line did.',
    'A status of 200 says that the server has begun, not that it has finished.',
    'Until the last byte is here, the text is not JSON and cannot be parsed.',
    'So a time limit has to cover the body as well as the headers.',
    'A limit that is cleared with the headers would let this answer hang indefinitely.',
    'An abort works as long as anything is missing.',
    'It spares the reader the waiting and the network the rest of the bytes.',
    'On a crowded train, every answer is like this one.',
    'That is why the page says what it waits for, and offers a way out.',
    'This is the last line.',
  ],
})}\n`;

/** Responses of a server that fails on purpose, by path. A static file server can't send them. */
const answers: Record<string, (request: Request, end: AbortSignal) => Response> = {
  '/lab/500': () => json(500, { message: 'The server met an error that it does not explain.' }),
  '/lab/flaky': ({ url }) => {
    const early = ['', '1', '2'].includes(new URL(url).searchParams.get('attempt') ?? '');
    return early
      ? json(503, { message: 'Busy. Ask again a little later.' })
      : json(200, { message: 'Here is the answer. Asking again was worth it.' });
  },
  '/lab/slow': ({ signal }, end) => answer(200, slow, slowly(slow, signal, end)),
  '/lab/drop': () => Response.error(),
};

/**
 * @param end aborted when the lab is left: ends a response in progress
 * @returns the lab's response; undefined when the request is not for one of its addresses
 */
export function labAnswer(request: Request, end: AbortSignal): Response | undefined {
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || !Object.hasOwn(answers, pathname)) return undefined;
  return answers[pathname]?.(request, end);
}

function json(status: number, data: unknown): Response {
  const text = `${JSON.stringify(data)}\n`;
  return answer(status, text, text);
}

/** A response with its length; without it, `XMLHttpRequest` gets no headers until the whole body has arrived. */
function answer(status: number, text: string, body: BodyInit): Response {
  return new Response(body, {
    status,
    headers: { 'Content-Type': 'application/json', 'Content-Length': `${new TextEncoder().encode(text).length}` },
  });
}

/** A body that arrives chunk by chunk. It fails with the signal's reason when the request is aborted, and `end` closes it. */
function slowly(text: string, signal: AbortSignal, end: AbortSignal): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  const size = slowRate / slices;
  let sent = 0;
  return new ReadableStream({
    async pull(controller) {
      await pause(1000 / slices, signal, end);
      if (end.aborted) return controller.close();
      controller.enqueue(bytes.slice(sent, sent + size));
      sent += size;
      if (sent >= bytes.length) controller.close();
    },
  });
}

function pause(time: number, signal: AbortSignal, end: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const timer = setTimeout(resolve, time);
    const stop = (settle: () => void) => () => {
      clearTimeout(timer);
      settle();
    };
    signal.addEventListener(
      'abort',
      stop(() => reject(signal.reason)),
      { once: true },
    );
    end.addEventListener('abort', stop(resolve), { once: true });
  });
}
