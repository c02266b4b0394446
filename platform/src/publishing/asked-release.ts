import { CONFIRMATIONS } from '#registry/confirmations.ts';
import type { Confirmation } from '#registry/confirmations.ts';
import { DeploymentError } from '#registry/data-folder.ts';
import { parseVersionName } from '#registry/sets/release-set.ts';

/** As the server reads it: who names something twice sends a list. */
export type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

const single = (query: Query, name: string): string | undefined => {
  const value = query[name];
  if (value === undefined || typeof value === 'string') return value;
  throw new DeploymentError(`${name} is said twice.`);
};

/** The release that is meant, by its whole name. */
export const askedVersion = (query: Query): string | undefined => {
  const to = single(query, 'to');
  if (to !== undefined) parseVersionName(to);
  return to;
};

export const requireVersion = (query: Query): string => {
  const to = askedVersion(query);
  if (to !== undefined) return to;
  throw new DeploymentError('Name the release by its version and its build: to=1.2.0-ab12cd34ef');
};

/** By its whole name or by its build alone. */
export const askedRelease = (query: Query): string | undefined => {
  const to = single(query, 'to');
  return to !== undefined && /^[a-z0-9]{1,64}$/.test(to) ? to : askedVersion(query);
};

export const askedConfirmations = (query: Query): readonly Confirmation[] =>
  CONFIRMATIONS.filter((kind) => query[kind] !== undefined);

/** Who gets a release: everybody, whoever has its link, or some of a hundred visitors. */
export type ReleaseMode = 'live' | 'draft' | { readonly canary: number };

/** `draft`, `canary=5`. */
export const askedMode = (query: Query): ReleaseMode => {
  const canary = single(query, 'canary');
  if (query['draft'] !== undefined && canary !== undefined)
    throw new DeploymentError('A release is a draft or a canary.');
  if (query['draft'] !== undefined) return 'draft';
  if (canary === undefined) return 'live';
  return { canary: /^\d{1,3}$/.test(canary) ? Number(canary) : Number.NaN };
};
