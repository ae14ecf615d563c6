import { getRawRequest, type RequestController } from '@mswjs/interceptors';
import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { labAnswer } from './lab-answers.ts';

/**
 * Answers requests for the lab's addresses in the page, whether sent by `fetch` or by `XMLHttpRequest`. All other requests go
 * to the network as they are.
 * @returns a function that stops responses in progress and restores the page's own `fetch` and `XMLHttpRequest`
 */
export function interceptLab(): () => void {
  const interceptors = [new FetchInterceptor(), new XMLHttpRequestInterceptor()];
  const end = new AbortController();
  for (const interceptor of interceptors) {
    interceptor.on('request', (event) => respond(event, end.signal));
    interceptor.apply();
  }
  return () => {
    end.abort();
    for (const interceptor of interceptors) interceptor.dispose();
  };
}

interface RequestEvent {
  request: Request;
  controller: RequestController;
}

function respond({ request, controller }: RequestEvent, end: AbortSignal): void {
  const answer = labAnswer(request, end);
  if (!answer) return;
  const sent = getRawRequest(request);
  if (sent instanceof XMLHttpRequest) limitTime(sent);
  controller.respondWith(answer);
}

/** The browser applies timeouts only to requests that reach the network, and this one doesn't. */
function limitTime(request: XMLHttpRequest): void {
  if (request.timeout === 0) return;
  setTimeout(() => {
    if (request.readyState !== XMLHttpRequest.DONE) request.dispatchEvent(new ProgressEvent('timeout'));
  }, request.timeout);
}
