import type { Configuration } from '@rspack/core';
import { DeploymentError } from '#registry/data-folder.ts';
import { startParts } from '#run/platform-run.ts';
import { platformAddress } from '../test-run/against.ts';
import { askRegistry } from '../test-run/running-platform.ts';
import { startAgainst } from './against-proxy.ts';
import { startCompiler } from './dev-compiler.ts';
import { devConfig, devReleases } from './dev-config.ts';
import type { Development } from './run-development.ts';
import type { TypesProject } from './type-watch.ts';

/** Remotes of this machine, which are developed. */
interface LocalRemotes {
  readonly names: readonly string[];
  /** How each of them is built. */
  readonly configOf: (name: string) => Configuration | Promise<Configuration>;
  readonly types: TypesProject;
}

interface AgainstOptions {
  /** Address of the platform whose shell, other remotes and data are used. */
  readonly against: string | undefined;
  readonly port: number;
}

const onLine = (line: string): void => console.log(line);

const addressOf = (against: string | undefined): string => {
  if (against !== undefined) return platformAddress(against).origin;
  throw new DeploymentError('Name the platform: --against https://staging.example.com, or PAYUNG_AGAINST.');
};

/** Compilers for remotes of this machine, in the pages of a platform that runs somewhere else. */
export const startDevelopmentAgainst = async (
  { names, configOf, types }: LocalRemotes,
  { against, port }: AgainstOptions,
): Promise<Development> => {
  process.env['NODE_ENV'] = 'development';
  const url = addressOf(against);
  await askRegistry(url);
  return startParts(async (keep, stop) => {
    onLine(`Building ${names.join(', ')} for development …`);
    const configs = await Promise.all(names.map(async (name) => devConfig(name, await configOf(name))));
    const compiler = await startCompiler(configs, { types, onLine, refresh: 'page' });
    keep(() => compiler.stop());
    const releases = () => devReleases(names);
    const proxy = await startAgainst({ url, port, releases, names, compilerUrl: compiler.url });
    keep(() => proxy.close());
    return { url: `http://localhost:${port}`, stop };
  });
};
