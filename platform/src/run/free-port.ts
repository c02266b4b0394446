import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

interface ReservedPort {
  readonly port: number;
  /** Gives it back; a second time does nothing. */
  readonly release: () => Promise<void>;
}

const hold = async (port: number, host: string): Promise<ReservedPort> => {
  const server = createServer((socket) => socket.destroy()).listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    release: async () => {
      if (!server.listening) return;
      server.close();
      await once(server, 'close');
    },
  };
};

export const freePort = async (): Promise<number> => {
  const { port, release } = await hold(0, '127.0.0.1');
  await release();
  return port;
};

/**
 * Reserves a port until the edge can listen on it: fails at once when another program listens there, and a program that
 * comes while a backend starts finds it taken.
 */
export const holdPort = async (port: number, host: string): Promise<ReservedPort> => {
  try {
    return await hold(port, host);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const reason = code === 'EADDRINUSE' ? 'another program uses it' : `the system says ${code}`;
    throw new Error(
      `Port ${port} of ${host} cannot be used: ${reason}. Choose another: PORT=8081 npm start`,
      {
        cause,
      },
    );
  }
};

/** Before anything is built. */
export const requireFreePort = async (port: number, host: string): Promise<void> => {
  const { release } = await holdPort(port, host);
  await release();
};
