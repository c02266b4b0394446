import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { repositoryRoot } from '#build/paths.ts';
import { isBuilt } from './deployables.ts';

/** More at once need more memory than the platform takes when it runs, and are hardly faster. */
const REMOTES_AT_ONCE = 3;

const GROUP = join(repositoryRoot, 'platform', 'src', 'commands', 'build-group.ts');

/** The shell is as large as three remotes. */
export const buildGroups = (names: readonly string[]): readonly (readonly string[])[] => {
  const remotes = names.filter((name) => name !== 'shell');
  const groups = Array.from({ length: Math.ceil(remotes.length / REMOTES_AT_ONCE) }, (_, index) =>
    remotes.slice(index * REMOTES_AT_ONCE, (index + 1) * REMOTES_AT_ONCE),
  );
  return names.includes('shell') ? [['shell'], ...groups] : groups;
};

/** In a process that ends: what the bundler takes from the system, it does not give back while it runs. */
const buildGroup = async (names: readonly string[]): Promise<void> => {
  const child = spawn(process.execPath, [GROUP, ...names], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const said = await text(child.stderr);
  if ((await ended) !== 0) throw new Error(said.trim() || `${names.join(', ')} could not be built.`);
  if (said !== '') console.warn(said);
};

/** Builds what is out of date; returns the names of what it built. Throws with what went wrong. */
export const buildMissing = async (names: readonly string[]): Promise<readonly string[]> => {
  const missing = names.filter((name) => !isBuilt(name));
  for (const group of buildGroups(missing)) await buildGroup(group);
  return missing;
};
