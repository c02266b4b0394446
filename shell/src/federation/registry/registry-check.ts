import { address, remoteRelease } from '@payung/shared/registry.ts';
import type { RegistryRemote, RemoteRelease } from '@payung/shared/registry.ts';
import { misfit } from '@payung/shared/schema.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';

/** A remote that this page does not show, since its entry cannot be read. */
export interface LeftOut {
  readonly remote: string;
  readonly version: string;
  readonly build: string;
  /** The field that is wrong. */
  readonly field: string;
  /** What could be read of its addresses. */
  readonly paths: readonly string[];
}

const listOf = (value: unknown, key: string): readonly Record<string, unknown>[] => {
  const items = isRecord(value) ? value[key] : undefined;
  return Array.isArray(items) ? items.filter(isRecord) : [];
};

const pathsOf = (said: unknown): readonly string[] => {
  const links = listOf(said, 'products').map(({ link }) => (isRecord(link) ? link['prefix'] : undefined));
  return [
    ...listOf(said, 'routes').map((route) => route['path']),
    ...links.map((prefix) => `/${String(prefix)}/:linkId`),
  ].filter((found): found is string => misfit(address, found, '') === undefined);
};

const textOf = (said: unknown, key: string): string => (isRecord(said) && isText(said[key]) ? said[key] : '');

/** One remote of the registry: its current release, else the one before it; or why it is left out. */
export const readEntry = (remote: string, entry: unknown): RegistryRemote | LeftOut => {
  const { current, previous, bad } = isRecord(entry) ? entry : {};
  const wrongWith = (said: unknown, place: string): string | undefined =>
    misfit(remoteRelease, said, place) ??
    ((said as RemoteRelease).name === remote ? undefined : `${place}.name`);
  const field = wrongWith(current, 'current');
  const isPreviousRight = previous !== undefined && wrongWith(previous, 'previous') === undefined;
  const before = isPreviousRight ? { previous: previous as RemoteRelease } : {};
  const marked = Array.isArray(bad) ? { bad: bad.filter(isText) } : {};
  if (field === undefined) return { current: current as RemoteRelease, ...before, ...marked };
  return {
    remote,
    version: textOf(current, 'version'),
    build: textOf(current, 'build'),
    field,
    paths: [...new Set([...pathsOf(current), ...pathsOf(previous)])],
  };
};
