import { address, releaseHead } from '@payung/shared/registry.ts';
import type { PageRegistry, PageRemote, ReleaseHead } from '@payung/shared/registry.ts';
import { misfit } from '@payung/shared/schema.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';

/** A remote that this page does not show, since its entry cannot be read. */
export interface UnreadableRemote {
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

const pathsOf = (release: unknown): readonly string[] => {
  const links = listOf(release, 'products').map(({ link }) => (isRecord(link) ? link['prefix'] : undefined));
  return [
    ...listOf(release, 'routes').map((route) => route['path']),
    ...links.map((prefix) => `/${String(prefix)}/:linkId`),
  ].filter((found): found is string => misfit(address, found, '') === undefined);
};

const textOf = (release: unknown, key: string): string =>
  isRecord(release) && isText(release[key]) ? release[key] : '';

/** One remote of the registry: its current release, else the one before it; or why it is left out. */
export const readEntry = (remote: string, entry: unknown): PageRemote | UnreadableRemote => {
  const { current, previous, bad } = isRecord(entry) ? entry : {};
  const wrongField = (release: unknown, place: string): string | undefined =>
    misfit(releaseHead, release, place) ??
    ((release as ReleaseHead).name === remote ? undefined : `${place}.name`);
  const field = wrongField(current, 'current');
  const isPreviousRight = previous !== undefined && wrongField(previous, 'previous') === undefined;
  const before = isPreviousRight ? { previous: previous as ReleaseHead } : {};
  const marked = Array.isArray(bad) ? { bad: bad.filter(isText) } : {};
  if (field === undefined) return { current: current as ReleaseHead, ...before, ...marked };
  return {
    remote,
    version: textOf(current, 'version'),
    build: textOf(current, 'build'),
    field,
    paths: [...new Set([...pathsOf(current), ...pathsOf(previous)])],
  };
};

export interface ReadRegistry {
  readonly registry: PageRegistry;
  readonly unreadable: readonly UnreadableRemote[];
}

const isReadable = (value: unknown): value is PageRegistry => {
  const { generation, shell, remotes } = (value ?? {}) as Partial<PageRegistry>;
  return (
    typeof generation === 'number' &&
    Array.isArray(shell?.provides) &&
    typeof remotes === 'object' &&
    remotes !== null
  );
};

/** The registry without the remotes whose entry cannot be read; nothing when it cannot be read at all. */
export const readRegistry = (value: unknown): ReadRegistry | undefined => {
  if (!isReadable(value)) return undefined;
  const remotes: Record<string, PageRemote> = {};
  const unreadable: UnreadableRemote[] = [];
  for (const [name, row] of Object.entries<unknown>(value.remotes)) {
    const entry = readEntry(name, row);
    if ('field' in entry) unreadable.push(entry);
    else remotes[name] = entry;
  }
  return { registry: { ...value, remotes }, unreadable };
};
