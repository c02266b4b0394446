import { requireFreePort } from '../run/free-port.ts';

/** What is developed, while it is served. */
export interface Development {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Serves until the process is asked to end. */
export const runDevelopment = async (start: (port: number) => Promise<Development>): Promise<void> => {
  const port = Number(process.env['PORT'] ?? 8080);
  await requireFreePort(port, '127.0.0.1');
  const { url, stop } = await start(port);
  console.log(`\nPayung runs at ${url}/app/login and reloads what you change.\n`);
  const end = (): void => void stop().then(() => process.exit(0));
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
};
