import { STATUS_CODES } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyRequest, FastifyReply } from 'fastify';
import { EDGE_HEADER } from '@payung/shared/installed-app.ts';
import type { BilingualText } from '@payung/shared/product.ts';
import { commonHeaders } from '../page/security-headers.ts';

/** What the edge itself has to say, where the backend could not. */
export const EDGE_TEXTS = {
  unavailable: {
    en: 'The service is not available right now. What you have saved is kept; please try again in a minute.',
    id: 'Layanan sedang tidak tersedia. Data yang sudah Anda simpan tetap aman; silakan coba lagi sebentar lagi.',
  },
  tooLarge: {
    en: 'This is larger than we can receive. Please choose a smaller file.',
    id: 'Ukurannya melebihi batas yang dapat kami terima. Silakan pilih file yang lebih kecil.',
  },
  /** As the backend says it of photos between 2 MB and what passes here. */
  photoTooLarge: {
    en: 'This photo is larger than 2 MB. Please choose a smaller one.',
    id: 'Foto ini lebih besar dari 2 MB. Silakan pilih yang lebih kecil.',
  },
  badRequest: {
    en: 'This request could not be read. Please load the page again.',
    id: 'Permintaan ini tidak dapat dibaca. Silakan muat ulang halaman.',
  },
  tooSlow: {
    en: 'The data took too long to arrive. Please check your connection and try again.',
    id: 'Pengiriman data terlalu lama. Silakan periksa koneksi Anda, lalu coba lagi.',
  },
  tooMany: {
    en: 'There are too many requests from your network at once. Please wait a minute and try again.',
    id: 'Terlalu banyak permintaan dari jaringan Anda secara bersamaan. Silakan tunggu sebentar, lalu coba lagi.',
  },
  metrics: {
    en: 'Figures are shown to this machine only, or to whoever shows PAYUNG_METRICS_TOKEN as a bearer token.',
    id: 'Angka hanya ditampilkan kepada mesin ini, atau kepada yang menunjukkan PAYUNG_METRICS_TOKEN sebagai bearer token.',
  },
  notFound: {
    en: 'There is nothing at this address. Please check it, or begin at the start page.',
    id: 'Tidak ada apa pun di alamat ini. Silakan periksa alamatnya, atau mulai dari halaman awal.',
  },
} as const satisfies Readonly<Record<string, BilingualText>>;

/** Indonesian, unless the caller asks for English. */
const edgeText = (request: FastifyRequest, text: BilingualText): string =>
  /^\s*en\b/i.test(request.headers['accept-language'] ?? '') ? text.en : text.id;

/** Of the error catalogue: refused. */
const REFUSED = 4;

/** How long the rest of a refused body may still come. */
const LET_PASS_MS = 2_000;

export interface Refusal {
  readonly status: number;
  readonly text: BilingualText;
}

/** For an answer to a request whose body nobody has read to its end. */
export const letBodyPass = (request: FastifyRequest, reply: FastifyReply): void => {
  if (request.raw.complete) return;
  // What is left of its body would be read as the next request of this connection. It is let pass for a while:
  // a connection that ends too early takes the answer with it.
  void reply.header('connection', 'close');
  request.raw.resume();
  const { socket } = request.raw;
  // A request of a test that came by no connection has a stand-in.
  if (socket instanceof Socket) setTimeout(() => socket.destroy(), LET_PASS_MS).unref();
};

/** Answers an error of the edge itself, in the caller's language, as the backend words its own. */
export const refuse = (
  request: FastifyRequest,
  reply: FastifyReply,
  { status, text }: Refusal,
): FastifyReply => {
  letBodyPass(request, reply);
  if (status >= 500) void reply.header(EDGE_HEADER, 'refused');
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .send({ errCode: REFUSED, errMsg: edgeText(request, text) });
};

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
