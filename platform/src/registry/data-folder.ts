import { join, resolve } from 'node:path';
import { remoteRelease } from '@payung/shared/registry.ts';
import type { RemoteRelease, Registry } from '@payung/shared/registry.ts';
import { misfit } from '@payung/shared/schema.ts';
import { repositoryRoot } from '#build/paths.ts';

/** Everything that is deployed lives in one folder; `PAYUNG_DATA` names another one. */
export const dataFolder = (): string => resolve(repositoryRoot, process.env['PAYUNG_DATA'] ?? '.payung');

/** What is deployed and was deployed before, a file for each change. */
export const generationsFolder = (data: string): string => join(data, 'generations');
export const generationFile = (data: string, number: number): string =>
  join(generationsFolder(data), `${String(number).padStart(6, '0')}.json`);

/** Random bytes: its space is reserved for a rollback on a full disk. */
export const reservedSpaceFile = (data: string): string => join(data, 'kept-space');

export const assetsFolder = (data: string): string => join(data, 'assets');
export const remotesFolder = (data: string): string => join(data, 'remotes');

export type Version = Pick<RemoteRelease, 'version' | 'build'>;

/** `1.2.0-ab12cd34ef`, which is also the name of a release's folder. */
export const versionName = ({ version, build }: Version): string => `${version}-${build}`;

const { fields: grammar } = remoteRelease;

export const isVersion = ({ version, build }: Version): boolean =>
  misfit(grammar.version, version, '') === undefined && misfit(grammar.build, build, '') === undefined;

/** A release must not go live; the message gives the reason to the squad. */
export class DeploymentError extends Error {
  override readonly name = 'DeploymentError';
}

/** What becomes a path may come from a request or from a file of a squad: by its grammar it stays in its folder. */
const pathName = (said: Version): string => {
  if (isVersion(said)) return versionName(said);
  throw new DeploymentError('A release has a name such as 1.2.0-ab12cd34ef.');
};

const remoteName = ({ name }: { readonly name: string }): string => {
  if (misfit(grammar.name, name, '') === undefined) return name;
  throw new DeploymentError('A remote has a name such as mfe-night-light.');
};

export const releaseFolder = (data: string, release: Version & { readonly name: string }): string =>
  join(remotesFolder(data), remoteName(release), pathName(release));

export const releaseBase = (release: Version & { readonly name: string }): string =>
  `/app/remotes/${remoteName(release)}/${pathName(release)}/`;

export const shellsFolder = (data: string): string => join(data, 'shells');
export const shellFile = (data: string, shell: Version): string =>
  join(shellsFolder(data), `${pathName(shell)}.json`);

export const EMPTY_REGISTRY: Registry = {
  generation: 0,
  shell: { version: '', build: '', provides: [], contract: 0 },
  remotes: {},
};
