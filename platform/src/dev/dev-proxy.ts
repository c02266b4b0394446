import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

/** What the development server holds in memory, and its line to the page, behind the same origin. */
export const serveDevelopment = (app: FastifyInstance, upstream: string): void => {
  for (const prefix of ['/app/assets/dev', '/app/remotes/:remote/dev']) {
    void app.register(proxy, { upstream, prefix, rewritePrefix: prefix });
  }
  void app.register(proxy, { upstream, prefix: '/ws', rewritePrefix: '/ws', websocket: true });
};
