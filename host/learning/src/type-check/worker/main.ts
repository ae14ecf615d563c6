/// <reference path="./type-libraries.d.ts" />
/** The type checker in a worker of the site's own origin. It reads code, and runs none of it. */
import libraries from 'site:type-libraries';
import * as v from 'valibot';
import { readyMessage, typeQuestion } from '../protocol.ts';
import { createTypeCheck } from './type-check.ts';

const check = createTypeCheck(libraries);

addEventListener('message', ({ data, ports: [port] }: MessageEvent) => {
  port?.postMessage(check(v.parse(typeQuestion, data).files));
});
postMessage(readyMessage);
