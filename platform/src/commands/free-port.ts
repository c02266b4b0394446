import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

const tryPort = async (port: number, host: string): Promise<number> => {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return taken;
};

export const freePort = (): Promise<number> => tryPort(0, '127.0.0.1');

/** Before anything is built or started: whoever listens there already would be found out last. */
export const requireFreePort = async (port: number, host: string): Promise<void> => {
  try {
    await tryPort(port, host);
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
