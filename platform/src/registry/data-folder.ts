import { join, resolve } from 'node:path';
import type { RemoteRelease, Registry } from '@payung/shared/registry.ts';
import { repositoryRoot } from '#build/paths.ts';

/** Everything that is deployed lives in one folder; `PAYUNG_DATA` names another one. */
export const dataFolder = (): string => resolve(repositoryRoot, process.env['PAYUNG_DATA'] ?? '.payung');

export const registryFile = (data: string): string => join(data, 'registry.json');
export const assetsFolder = (data: string): string => join(data, 'assets');
export const remotesFolder = (data: string): string => join(data, 'remotes');

type Version = Pick<RemoteRelease, 'version' | 'build'>;

const folderName = ({ version, build }: Version): string => `${version}-${build}`;

export const releaseFolder = (data: string, release: Version & { readonly name: string }): string =>
  join(remotesFolder(data), release.name, folderName(release));

export const releaseBase = (release: Version & { readonly name: string }): string =>
  `/app/remotes/${release.name}/${folderName(release)}/`;

export const shellFile = (data: string, shell: Version): string =>
  join(data, 'shells', `${folderName(shell)}.json`);

export const EMPTY_REGISTRY: Registry = {
  generation: 0,
  shell: { version: '', build: '', provides: [], contract: 0 },
  remotes: {},
};
