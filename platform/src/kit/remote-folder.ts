import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A remote in a repository of its own. */
export interface RemoteFolder {
  readonly name: string;
  readonly folder: string;
  readonly dist: string;
}

/** The remote in whose folder a command was started. */
export const remoteIn = (folder: string): RemoteFolder => {
  const file = join(folder, 'package.json');
  const { name = '' } = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { readonly name?: string })
    : {};
  if (!name.startsWith('mfe-'))
    throw new Error(`${folder} holds no remote: its package.json must be that of mfe-….`);
  return { name, folder, dist: join(folder, 'dist') };
};
