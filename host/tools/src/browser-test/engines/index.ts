// What the specs of other engines than Chromium import.

import { findFirefox, findWebKit } from '../../check/find-engines.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './start-firefox.ts';
import { startWebKit } from './start-webkit.ts';

export { Reader } from './Reader.ts';
export { serveWithListener } from './serve-with-listener.ts';

/** How each engine is started. @throws Error saying what to install, where it is missing */
export const engines: Record<'Firefox' | 'WebKit', () => () => Promise<Engine>> = {
  Firefox: () => {
    const path = findFirefox();
    return () => startFirefox(path);
  },
  WebKit: () => {
    const programs = findWebKit();
    return () => startWebKit(programs);
  },
};
