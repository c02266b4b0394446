import { createReadStream } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { assetsFolder, remotesFolder } from '#registry/data-folder.ts';
import { assetFile } from './asset-file.ts';

/** File names carry a content hash or a build id, so responses are immutable. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

const send = async (folder: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  const address = (request.params as { '*': string })['*'];
  const file = await assetFile(folder, address, request.headers['accept-encoding'] ?? '');
  if (!file) {
    // Never the HTML page: answering a script with HTML would hide that it is missing.
    return reply
      .code(404)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send('Not found');
  }
  reply
    .header('cache-control', IMMUTABLE)
    .header('vary', 'accept-encoding')
    .header('content-length', file.size)
    .header('cross-origin-resource-policy', 'same-origin')
    .type(file.contentType);
  if (file.encoding) reply.header('content-encoding', file.encoding);
  return reply.send(createReadStream(file.path));
};

export const serveAssets = (app: FastifyInstance, data: string): void => {
  app.get('/app/assets/*', (request, reply) => send(assetsFolder(data), request, reply));
  app.get('/app/remotes/*', (request, reply) => send(remotesFolder(data), request, reply));
};
