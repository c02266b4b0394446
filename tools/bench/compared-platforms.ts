import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry, RegistryRemote } from '@payung/shared/registry.ts';
import { platformRoot } from '@payung/platform/build/paths.ts';
import { runBuilds, deployables } from '@payung/platform/commands/deployables.ts';
import { deployAll } from '@payung/platform/commands/deploy-all.ts';
import { publishShell } from '@payung/platform/registry/publish-shell.ts';
import { readRegistry, switchRegistry } from '@payung/platform/registry/registry-file.ts';
import { oneBundle } from './one-bundle.ts';

/** The single bundle needs the registry's routes and products, but none of its files. */
const routesOnly = ({ current }: RegistryRemote): RegistryRemote => ({
  current: { ...current, integrity: {}, preload: [], requires: [], startup: {} },
});

const withoutFiles = (bundled: Registry, federated: Registry): Registry => ({
  ...bundled,
  shell: { ...bundled.shell, provides: [] },
  remotes: Object.fromEntries(
    Object.entries(federated.remotes).map(([name, remote]) => [name, routesOnly(remote)]),
  ),
});

const newFolder = (label: string): Promise<string> => mkdtemp(join(tmpdir(), `payung-bench-${label}-`));

/** The two data folders to compare: federated as it is deployed, and everything in one bundle. */
export const benchFolders = async (): Promise<{ readonly federated: string; readonly bundled: string }> => {
  const [federated, bundled] = await Promise.all([newFolder('federated'), newFolder('bundled')]);
  await deployAll(federated);
  const output = join(platformRoot, 'dist', 'one-bundle');
  await mkdir(output, { recursive: true });
  await runBuilds([
    oneBundle(
      deployables().filter((name) => name !== 'shell'),
      output,
    ),
  ]);
  await publishShell(bundled, output);
  await switchRegistry(bundled, { command: 'bench' }, ({ registry, lines }) => ({
    registry: withoutFiles(registry, readRegistry(federated)),
    lines,
    change: 'All routes are in one bundle.',
  }));
  return { federated, bundled };
};
