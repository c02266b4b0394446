import { backendUrlsOf, drainSecondsOf, edgeSettings } from '#edge/edge-settings.ts';
import type { DeployedState } from '#registry/generations.ts';
import { readDeployed, readRegistry } from '#registry/registry-file.ts';
import { endGracefully } from './end-gracefully.ts';
import { requireFreePort } from './free-port.ts';
import { runPlatform } from './platform-run.ts';

interface Difference {
  readonly name: string;
  readonly why: 'changed' | 'not deployed' | 'rolled back';
}

/** What of a checkout is not what is deployed; a build is named after its sources. */
export const checkoutDifferences = (
  { registry, lines }: DeployedState,
  names: readonly string[],
  buildOf: (name: string) => string,
): readonly Difference[] =>
  names.flatMap((name): readonly Difference[] => {
    const live = name === 'shell' ? registry.shell.build : registry.remotes[name]?.current.build;
    if (live === undefined || live === '') return [{ name, why: 'not deployed' }];
    const build = buildOf(name);
    if (live === build) return [];
    const isBad = lines[name]?.some((entry) => entry.build === build && entry.isBad);
    return [{ name, why: isBad ? 'rolled back' : 'changed' }];
  });

/** One line for the operator, or nothing where the checkout is what is deployed. */
export const differencesLine = (differences: readonly Difference[]): string | undefined => {
  if (differences.length === 0) return undefined;
  const all = differences.map(({ name, why }) => `${name} (${why})`).join(', ');
  const wanted = differences.filter(({ why }) => why !== 'rolled back').map(({ name }) => name);
  const next = wanted.length > 0 ? ` npm run release -- ${wanted.join(' ')} deploys it.` : '';
  return `This checkout is not what is deployed: ${all}.${next}`;
};

/** Says what of the history cannot be read: what follows is built on the newest generation that can. */
export const warnOfDamage = (data: string): void => {
  const { damaged, registry } = readDeployed(data);
  for (const line of damaged) console.warn(line);
  if (damaged.length > 0) console.warn(`Generation ${registry.generation} is used instead.`);
};

export const isDeployed = (data: string): boolean => readRegistry(data).shell.build !== '';

/** The first start deploys the checkout; a restart must not undo a rollback, a withdrawal or another checkout's release. */
export const deployFirst = async (data: string, deploy: () => Promise<void>): Promise<void> => {
  if (!isDeployed(data)) await deploy();
};

/** The edge over what is deployed in a data folder, and its backend, until this process is asked to stop. */
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
  endGracefully({
    ...platform,
    drainSeconds: drainSecondsOf(process.env),
    isOneOfMany: backendUrlsOf(process.env).length > 0,
    onLine: (line) => console.log(line),
  });
};
