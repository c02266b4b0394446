import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

/** Proxies the development server's files and its web socket, behind the same origin. */
export const serveDevelopment = (app: FastifyInstance, upstream: string): void => {
  for (const prefix of ['/app/assets/dev', '/app/remotes/:remote/dev']) {
    void app.register(proxy, { upstream, prefix, rewritePrefix: prefix });
  }
  void app.register(proxy, { upstream, prefix: '/ws', rewritePrefix: '/ws', websocket: true });
};
