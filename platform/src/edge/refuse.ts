import { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BilingualText } from '@payung/shared/product.ts';
import { edgeText } from './edge-texts.ts';

/** Of the error catalogue: refused. */
export const REFUSED = 4;

/** How long the rest of a refused body may still come. */
const LET_PASS_MS = 2_000;

export interface Refusal {
  readonly status: number;
  readonly text: BilingualText;
}

/** Answers an error of the edge itself, in the caller's language, as the backend words its own. */
export const refuse = (
  request: FastifyRequest,
  reply: FastifyReply,
  { status, text }: Refusal,
): FastifyReply => {
  if (!request.raw.complete) {
    // What is left of its body would be read as the next request of this connection. It is let pass for a while:
    // a connection that ends too early takes the answer with it.
    void reply.header('connection', 'close');
    request.raw.resume();
    const { socket } = request.raw;
    // A request of a test that came by no connection has a stand-in.
    if (socket instanceof Socket) setTimeout(() => socket.destroy(), LET_PASS_MS).unref();
  }
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .send({ errCode: REFUSED, errMsg: edgeText(request, text) });
};
