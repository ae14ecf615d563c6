import type { Plugin } from 'vite';
import { answerLab } from '../release/lab.ts';

/** Answers for the status lab in development as the site's own server does. */
export function developmentLab(): Plugin {
  return {
    name: 'site:development-lab',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (!answerLab(request, response, pathname)) next();
      });
    },
  };
}
