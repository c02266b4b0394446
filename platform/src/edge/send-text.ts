import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** The page is compressed per request, so at a lower quality than files. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export const sendText = async (
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> => {
  const accepted = request.headers['accept-encoding'] ?? '';
  reply.header('vary', 'accept-encoding, cookie');
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(await brotli(text, QUICK));
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await zip(text));
  return reply.send(text);
};
