import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

export const connectTo = async (url: string, localAddress?: string): Promise<Socket> => {
  const { port, hostname } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname, ...(localAddress ? { localAddress } : {}) });
  // A server that closes while something is still on its way is what some tests wait for.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
};

/** Sends bytes as they are, which no client would send, and reads the answer until the connection ends. */
export const rawRequest = async (url: string, text: string): Promise<string> => {
  const socket = await connectTo(url);
  const parts: Buffer[] = [];
  socket.on('data', (part) => parts.push(part));
  socket.write(text);
  await once(socket, 'close');
  return Buffer.concat(parts).toString();
};
