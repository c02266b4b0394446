import { comparablePath, ownerOf, RESERVED_ADDRESSES } from '#registry/reserved-addresses.ts';
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
  const page = RESERVED_ADDRESSES.find(
    ({ path, linksOf }) => linksOf === undefined && comparablePath(path) === links,
  );
  if (page !== undefined) {
    throw new Error(`Links of ${name} would begin as ${page.path} does. Take another name.`);
  }
};

/** Those given, or made from the name. */
export const firstAddresses = (
  words: RemoteWords,
  { start = `/${words.kebab}-start`, otp = `/${words.kebab}-otp` }: Partial<FirstAddresses>,
): FirstAddresses => {
  for (const path of [start, otp]) requireFree(path, words);
  if (comparablePath(start) === comparablePath(otp)) throw new Error('--start and --otp must differ.');
  requireFreeLinks(words);
  return { start, otp };
};
