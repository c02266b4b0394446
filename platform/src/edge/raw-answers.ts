import { STATUS_CODES } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { BilingualText } from '@payung/shared/product.ts';
import { EDGE_TEXTS } from './edge-texts.ts';
import type { Refusal } from './refuse.ts';
import { REFUSED } from './refuse.ts';
import { commonHeaders } from './security-headers.ts';

const bodyOf = (text: BilingualText): string => JSON.stringify({ errCode: REFUSED, errMsg: text.id });

const headersOf = (body: string): Record<string, string> => ({
  ...commonHeaders(false),
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
  'content-length': String(Buffer.byteLength(body)),
  connection: 'close',
});

/** An answer where there is no request yet whose language or protocol could be asked for. */
const rawAnswer = ({ status, text }: Refusal): string => {
  const body = bodyOf(text);
  const headers = Object.entries(headersOf(body)).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join('')}\r\n${body}`;
};

/** Answers and closes, whatever the other side does with its half of the connection. */
export const refuseSocket = (socket: Socket, refusal: Refusal): void => {
  if (socket.writable) socket.end(rawAnswer(refusal));
  socket.destroySoon();
};

const refusalOf = (code: string | undefined): Refusal => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { status: 408, text: EDGE_TEXTS.tooSlow };
  if (code === 'HPE_HEADER_OVERFLOW') return { status: 431, text: EDGE_TEXTS.badRequest };
  return { status: 400, text: EDGE_TEXTS.badRequest };
};

/** What Node answers by itself carries no headers: what cannot be parsed, what takes too long. */
export const answerClientError = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { _httpMessage: answer } = socket as Socket & { readonly _httpMessage?: ServerResponse };
  // Half an answer is out already: another in its middle would be read as its content.
  if (answer?.headersSent) return void socket.destroy();
  refuseSocket(socket, refusalOf(error.code));
};

/** An `Expect` that nobody knows: Node would answer it without headers too. */
export const answerUnknownExpectations = (server: Server): void => {
  server.on('checkExpectation', (_request, response: ServerResponse) => {
    const body = bodyOf(EDGE_TEXTS.badRequest);
    response.writeHead(417, headersOf(body)).end(body);
  });
};
