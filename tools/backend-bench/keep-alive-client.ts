import { once } from 'node:events';
import net from 'node:net';

export interface Answer {
  readonly status: number;
  readonly text: () => string;
}

interface Request {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

const HEAD_END = '\r\n\r\n';
const LENGTH = /\r\ncontent-length: (\d+)/i;

/** An answer with all of its bytes, or nothing while some are still on their way. */
const answerIn = (bytes: Buffer): Answer | undefined => {
  const headEnd = bytes.indexOf(HEAD_END);
  if (headEnd === -1) return undefined;
  const head = bytes.toString('latin1', 0, headEnd);
  const length = LENGTH.exec(head)?.[1];
  if (length === undefined) throw new Error(`An answer without a length:\n${head}`);
  const from = headEnd + HEAD_END.length;
  const to = from + Number(length);
  if (bytes.length < to) return undefined;
  return { status: Number(head.slice(9, 12)), text: () => bytes.toString('utf8', from, to) };
};

/**
 * One connection that stays open and sends one request at a time. It does as little as it can, because it shares the
 * processors with the server that is measured.
 */
export const openClient = async ({ method, url, headers }: Request) => {
  const { hostname, port, host, pathname, search } = new URL(url);
  const socket = net.connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.setNoDelay(true);
  let waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | undefined;
  let received: Buffer = Buffer.alloc(0);
  socket.on('data', (part: Buffer) => {
    received = received.length === 0 ? part : Buffer.concat([received, part]);
    const answer = answerIn(received);
    if (answer === undefined) return;
    received = Buffer.alloc(0);
    waiting?.resolve(answer);
  });
  let hungUp: Error | undefined;
  const fail = (cause?: Error): void => {
    hungUp ??= new Error('The server hung up', { cause });
    waiting?.reject(hungUp);
  };
  socket.on('error', fail).on('close', () => fail());

  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `${method} ${pathname}${search} HTTP/1.1\r\n${lines.join('')}`;
  const bare = Buffer.from(`${head}\r\n`);
  const send = (body: string | undefined): Promise<Answer> =>
    new Promise((resolve, reject) => {
      // Between two requests nothing waits that could be rejected, and this one would wait for ever.
      if (hungUp !== undefined) return reject(hungUp);
      waiting = { resolve, reject };
      socket.write(
        body === undefined ? bare : `${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      );
    });
  return { send, close: () => socket.destroy() };
};
