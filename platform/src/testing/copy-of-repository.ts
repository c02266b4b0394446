import { execFile } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '#build/paths.ts';
import { copyTree } from '#repository/copy-tree.ts';
import { withReserved } from '#create-remote/first-addresses.ts';
import { temporaryFolder } from './sample-release.ts';

const run = promisify(execFile);

export const NAME = 'mfe-night-light';
export const ROOM = 'backend/src/products/night-light';
export const RESERVED = 'platform/src/registry/reserved-addresses.ts';

/** A copy of the repository, in which commands may write. */
export const copyOfRepository = () => {
  const copy = temporaryFolder();
  copyTree(repositoryRoot, copy);
  const read = (file: string): string => readFileSync(join(copy, file), 'utf8');
  const node = async (script: string, args: readonly string[], env: Record<string, string> = {}) => {
    // Vitest's own variables are not for the process that is started here.
    const own = Object.entries(process.env).filter(([key]) => !/^(VITEST|TEST|CI$|NODE_ENV)/.test(key));
    const options = { cwd: copy, env: { ...Object.fromEntries(own), ...env } };
    const { stdout } = await run(process.execPath, [join(copy, script), ...args], options).catch(
      (cause: { stdout?: string; stderr?: string }) => {
        throw new Error(`${cause.stdout ?? ''}${cause.stderr ?? ''}`);
      },
    );
    return stdout;
  };
  const command = (name: string, ...args: readonly string[]) =>
    node(join('platform', 'src', 'commands', `${name}.ts`), args);
  return { copy, read, node, command };
};

export type CopyOfRepository = ReturnType<typeof copyOfRepository>;

/** Makes the new remote; answers what the command says. */
export const makeRemote = async ({ copy, read, command }: CopyOfRepository): Promise<string> => {
  // A remote that has addresses of its own and is not there yet.
  const reserved = withReserved(read(RESERVED), 'mfe-kite', ['/kitescreen', '/kiteotp']);
  writeFileSync(join(copy, RESERVED), reserved);
  const said = await command('create-remote', NAME);
  // As npm install does.
  symlinkSync(join(copy, NAME), join(copy, 'node_modules', NAME));
  return said;
};
