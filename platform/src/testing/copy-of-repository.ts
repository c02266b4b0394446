import { execFile } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '#build/paths.ts';
import { copyTree } from '#repository/copy-tree.ts';
import { temporaryFolder } from './sample-release.ts';

const run = promisify(execFile);

export const NAME = 'mfe-night-light';
export const BACKEND_FOLDER = 'backend/src/products/night-light';

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
export const makeRemote = async ({ copy, command }: CopyOfRepository): Promise<string> => {
  const said = await command('create-remote', NAME, '--owner', 'Lamp squad');
  // As npm install does.
  symlinkSync(join(copy, NAME), join(copy, 'node_modules', NAME));
  return said;
};
