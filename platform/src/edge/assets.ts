import { extname } from 'node:path';
import proxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { assetsFolder, remotesFolder } from '#registry/data-folder.ts';

/** What builds leave; neither their compressed copies under a name of their own nor anything else. */
const SERVED = new Set(['.js', '.css', '.json', '.svg', '.png', '.jpg', '.webp', '.woff2', '.woff', '.map']);

/** Never the HTML page: answering a script with HTML would hide that it is missing. */
const missing = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found');

const serveFolder = (app: FastifyInstance, prefix: string, root: string): void => {
  void app.register(
    async (files) => {
      files.setNotFoundHandler((_, reply) => missing(reply));
      // An address that is written in a way that leads out of the folder.
      files.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
        if (error.statusCode === 403) return missing(reply);
        return app.errorHandler(error, request, reply);
      });
      // The plugin still says application/javascript.
      files.addHook('onSend', async (_, reply) => {
        const type = String(reply.getHeader('content-type'));
        reply.header('content-type', type.replace('application/javascript', 'text/javascript'));
      });
      await files.register(fastifyStatic, {
        root,
        // Before anything is deployed there is none.
        suppressWarning: true,
        preCompressed: true,
        // File names carry a content hash or a build id.
        immutable: true,
        maxAge: '1y',
        etag: false,
        lastModified: false,
        acceptRanges: false,
        index: false,
        allowedPath: (path) => SERVED.has(extname(path)),
        setHeaders: (reply) => void reply.header('cross-origin-resource-policy', 'same-origin'),
      });
    },
    { prefix },
  );
};

export const serveAssets = (app: FastifyInstance, data: string): void => {
  serveFolder(app, '/app/assets', assetsFolder(data));
  serveFolder(app, '/app/remotes', remotesFolder(data));
};

/** Proxies the development server's files and its web socket, behind the same origin. */
export const serveDevelopment = (app: FastifyInstance, upstream: string): void => {
  for (const prefix of ['/app/assets/dev', '/app/remotes/:remote/dev']) {
    void app.register(proxy, { upstream, prefix, rewritePrefix: prefix });
  }
  void app.register(proxy, { upstream, prefix: '/ws', rewritePrefix: '/ws', websocket: true });
};
