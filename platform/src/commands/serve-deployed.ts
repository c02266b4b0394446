import { edgeSettings } from '#edge/edge-settings.ts';
import { readRegistry } from '#registry/registry-file.ts';
import { requireFreePort } from './free-port.ts';
import { runPlatform } from './platform-run.ts';
import { warnOfDamage } from './warn-of-damage.ts';

export const isDeployed = (data: string): boolean => readRegistry(data).shell.build !== '';

/** The first start deploys the checkout; a restart must not undo a rollback, a withdrawal or another checkout's release. */
export const deployFirst = async (data: string, deploy: () => Promise<void>): Promise<void> => {
  if (!isDeployed(data)) await deploy();
};

/** Backend and edge over what is deployed in a data folder, until this process is told to stop. */
export const serveDeployed = async (data: string): Promise<void> => {
  const port = Number(process.env['PORT'] ?? 8080);
  await requireFreePort(port, edgeSettings(process.env).host);
  if (!isDeployed(data)) {
    throw new Error(
      `Nothing is deployed in ${data}. npm start deploys this checkout and serves it; PAYUNG_DATA names another folder.`,
    );
  }
  warnOfDamage(data);
  const platform = await runPlatform({ data, port, onLine: (line) => console.log(line) });
  // The backend has printed who can log in and where the codes appear.
  console.log(`\nPayung runs at ${platform.url}/app/login\n`);
  const stop = (): void => void platform.stop().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
};
