import type { IncomingMessage, ServerResponse } from 'node:http';

/** Bytes a second of the slow answer. */
const slowRate = 256;
const slices = 4;

const broken = '{"message":"The server met an error that it does not explain."}\n';
const unavailable = '{"message":"Busy. Ask again a little later."}\n';
const recovered = '{"message":"Here is the answer. Asking again was worth it."}\n';
const slow = `${JSON.stringify({
  message: 'Every byte of this took its time.',
  lines: [
    'The status arrived long before this line did.',
    'A status of 200 says that the server has begun, not that it has finished.',
    'Until the last byte is here, the text is no JSON and cannot be parsed.',
    'So a time limit has to cover the body as well as the headers.',
    'A limit that is cleared with the headers would let this answer hang for ever.',
    'An abort works as long as anything is missing.',
    'It spares the reader the waiting and the network the rest of the bytes.',
    'On a crowded train, every answer is like this one.',
    'That is why the page says what it waits for, and offers a way out.',
    'This is the last line.',
  ],
})}\n`;

type Answer = (response: ServerResponse, query: URLSearchParams) => void;

/**
 * Answers for the status lab on /Axios that no file could give. They are real: the status travels over HTTP, the slow
 * answer is slow, the dropped connection is dropped. docs/nginx.conf has the same.
 */
const answers: Record<string, Answer> = {
  '/lab/500': (response) => json(response, 500, broken),
  '/lab/flaky': (response, query) => {
    const early = ['', '1', '2'].includes(query.get('attempt') ?? '');
    json(response, early ? 503 : 200, early ? unavailable : recovered);
  },
  '/lab/slow': (response) => drip(response, slow),
  '/lab/drop': ({ req }) => {
    req.socket.destroy();
  },
};

/**
 * Answers a request for one of the lab's addresses.
 * @param path the path of the request, decoded
 * @returns false when the address is none of the lab's; nothing has been sent then
 */
export function answerLab(request: IncomingMessage, response: ServerResponse, path: string): boolean {
  const answer = Object.hasOwn(answers, path) ? answers[path] : undefined;
  answer?.(response, new URL(request.url ?? '/', 'http://localhost').searchParams);
  return answer !== undefined;
}

function json(response: ServerResponse, status: number, text: string): void {
  head(response, status, text);
  response.end(text);
}

function drip(response: ServerResponse, text: string): void {
  head(response, 200, text);
  if (response.req.method === 'HEAD') {
    response.end();
    return;
  }
  const size = slowRate / slices;
  let sent = 0;
  const timer = setInterval(() => {
    response.write(text.slice(sent, sent + size));
    sent += size;
    if (sent < text.length) return;
    clearInterval(timer);
    response.end();
  }, 1000 / slices);
  response.flushHeaders();
  response.on('close', () => clearInterval(timer));
}

function head(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-cache',
  });
}
