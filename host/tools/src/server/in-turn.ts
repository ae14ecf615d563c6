import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Answers the requests of a connection one after the other. Node hands over pipelined requests all at once, and never ends the
 * answers that wait behind the first one when the client goes away: each would keep its file open for good.
 */
export function inTurn(answer: RequestListener): RequestListener {
  const latest = new WeakMap<Socket, ServerResponse>();
  return (request, response) => {
    const { socket } = request;
    const before = latest.get(socket);
    latest.set(socket, response);
    if (before === undefined || before.closed) answer(request, response);
    else before.once('close', () => socket.writable && answer(request, response));
  };
}
