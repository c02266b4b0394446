import { comparablePath } from '#registry/comparable-path.ts';
import { ownerOf, reservedFor, RESERVED_ADDRESSES } from '#registry/reserved-addresses.ts';
import type { RemoteWords } from './remote-words.ts';

/** The addresses with which a remote begins. */
export interface FirstAddresses {
  readonly start: string;
  readonly otp: string;
}

const requireFree = (path: string, { name, kebab }: RemoteWords): void => {
  if (!/^\/[A-Za-z][\w-]*$/.test(path)) throw new Error(`${path} is no address such as /${kebab}-start.`);
  const owner = ownerOf(path);
  if (owner !== undefined && owner !== name) throw new Error(`${path} belongs to ${owner}.`);
};

/** `/{kebab}/…` is where links to its products begin. */
const requireFreeLinks = ({ name, kebab }: RemoteWords): void => {
  const links = comparablePath(`/${kebab}/:linkId`);
  const entry = Object.keys(RESERVED_ADDRESSES).find((path) => comparablePath(path) === links);
  if (entry !== undefined && !entry.endsWith('/:linkId')) {
    throw new Error(`Links of ${name} would begin as ${entry} does. Take another name.`);
  }
};

/** Those given, or made from the name where the specification gives the remote none. */
export const firstAddresses = (words: RemoteWords, given: Partial<FirstAddresses>): FirstAddresses => {
  const { name, kebab } = words;
  const reserved = reservedFor(name);
  if (reserved.length > 0 && (given.start === undefined || given.otp === undefined)) {
    throw new Error(
      `${name} has addresses of its own. Choose with --start and --otp from: ${reserved.join(' ')}`,
    );
  }
  const { start = `/${kebab}-start`, otp = `/${kebab}-otp` } = given;
  for (const path of [start, otp]) requireFree(path, words);
  if (comparablePath(start) === comparablePath(otp)) throw new Error('--start and --otp must differ.');
  requireFreeLinks(words);
  return { start, otp };
};

/** `reserved-addresses.ts` with the addresses of the new remote; those that are reserved already stay as they are. */
export const withReserved = (source: string, name: string, paths: readonly string[]): string => {
  const fresh = paths.filter((path) => ownerOf(path) === undefined);
  const at = source.indexOf('\n};') + 1;
  if (at === 0) throw new Error('reserved-addresses.ts has no table of addresses.');
  const rows = fresh.map((path) => `  '${path}': { owner: '${name}', mode: 'both' },\n`);
  return source.slice(0, at) + rows.join('') + source.slice(at);
};
