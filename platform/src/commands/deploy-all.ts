import { join } from 'node:path';
import { repositoryRoot } from '#build/paths.ts';
import { buildOf } from '#build/source-hash.ts';
import { CONFIRMATIONS } from '#registry/confirmations.ts';
import { DeploymentError } from '#registry/data-folder.ts';
import { publishRemote } from '#registry/publish-remote.ts';
import { publishShell } from '#registry/publish-shell.ts';
import { readRegistry } from '#registry/registry-file.ts';
import { buildMissing, deployables, distOf } from './deployables.ts';

/** Only `npm run release` checks what it deploys, and asks whether what goes or changes is meant. */
const AUTHOR = { command: 'deploy this checkout', unchecked: 'all', confirmed: CONFIRMATIONS } as const;

const isLive = (data: string, name: string): boolean => {
  const { shell, remotes } = readRegistry(data);
  const live = name === 'shell' ? shell.build : remotes[name]?.current.build;
  return live === buildOf(join(repositoryRoot, name));
};

const publishRemotes = async (data: string, names: readonly string[]): Promise<void> => {
  for (const name of names) if (!isLive(data, name)) await publishRemote(data, distOf(name), AUTHOR);
};

/** Deploys the sources to a data folder: builds what changed, publishes what is not live yet. */
export const deployAll = async (data: string): Promise<void> => {
  const names = deployables();
  await buildMissing(names);
  const remotes = names.filter((name) => name !== 'shell');
  const isShellLive = isLive(data, 'shell');
  try {
    if (!isShellLive) await publishShell(data, distOf('shell'), AUTHOR);
    await publishRemotes(data, remotes);
  } catch (cause) {
    if (!(cause instanceof DeploymentError) || isShellLive) throw cause;
    // A shared key that is no longer needed is removed in the other order: remotes first.
    await publishRemotes(data, remotes);
    await publishShell(data, distOf('shell'), AUTHOR);
  }
};
