import fs from 'node:fs';
import path from 'node:path';

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

const portIn = (file: string): number =>
  fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) || 0 : 0;

/** Starts a server on the port that it had last time, or on any other when that one is taken. */
export const listenOnLastPort = async <Server extends { readonly url: string }>(
  portFile: string,
  start: (port: number) => Promise<Server>,
): Promise<Server> => {
  const server = await start(portIn(portFile)).catch((error: unknown) => {
    if (!isTaken(error)) throw error;
    return start(0);
  });
  fs.mkdirSync(path.dirname(portFile), { recursive: true, mode: 0o700 });
  fs.writeFileSync(portFile, new URL(server.url).port);
  return server;
};
