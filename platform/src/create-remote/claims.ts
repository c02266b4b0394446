import { ADDRESSES } from '@payung/shared/routes/addresses.ts';
import { Refusal } from '#registry/refusal.ts';
import type { RemoteWords } from './remote-words.ts';

/** The addresses with which a remote begins. */
export interface FirstAddresses {
  readonly start: string;
  readonly otp: string;
}

const comparable = (path: string): string => path.toLowerCase().replaceAll(/:\w+/g, ':');

const holderOf = (path: string): string | undefined =>
  Object.entries(ADDRESSES).find(([known]) => comparable(known) === comparable(path))?.[1].owner;

const reservedFor = (name: string): readonly string[] =>
  Object.entries(ADDRESSES)
    .filter(([, { owner }]) => owner === name)
    .map(([path]) => path);

/** Those given, or made from the name where the specification gives the remote none. */
export const firstAddresses = (
  { name, kebab }: RemoteWords,
  given: Partial<FirstAddresses>,
): FirstAddresses => {
  const reserved = reservedFor(name);
  if (reserved.length > 0 && (given.start === undefined || given.otp === undefined)) {
    throw new Refusal(
      `${name} has addresses of its own. Choose with --start and --otp from: ${reserved.join(' ')}`,
    );
  }
  const { start = `/${kebab}-start`, otp = `/${kebab}-otp` } = given;
  for (const path of [start, otp]) {
    if (!/^\/[A-Za-z][\w-]*$/.test(path)) throw new Refusal(`${path} is no address such as /${kebab}-start.`);
    const holder = holderOf(path);
    if (holder !== undefined && holder !== name) throw new Refusal(`${path} belongs to ${holder}.`);
  }
  if (comparable(start) === comparable(otp)) throw new Refusal('--start and --otp must differ.');
  const entry = Object.keys(ADDRESSES).find((path) => comparable(path) === comparable(`/${kebab}/:linkId`));
  if (entry !== undefined && !entry.endsWith('/:linkId')) {
    throw new Refusal(`Links of ${name} would begin as ${entry} does. Take another name.`);
  }
  return { start, otp };
};

const insertedBefore = (text: string, end: string, line: string): string => {
  const at = text.indexOf(end);
  if (at === -1) throw new Error(`addresses.ts has no "${end.trim()}" any more.`);
  return text.slice(0, at) + line + text.slice(at);
};

/** `addresses.ts` with the new remote as an owner and its addresses claimed; what it owns is left alone. */
export const withClaims = (source: string, name: string, paths: readonly string[]): string => {
  const isKnown = source.includes(`| '${name}'`);
  const owners = isKnown ? source : insertedBefore(source, ';\n\ntype AddressBook', `\n  | '${name}'`);
  const fresh = paths.filter((path) => holderOf(path) === undefined);
  if (fresh.length === 0) return owners;
  const list = fresh.map((path) => `'${path}'`).join(', ');
  const at = owners.lastIndexOf('};');
  return `${owners.slice(0, at)}  ...owned('${name}', 'both', [${list}]),\n${owners.slice(at)}`;
};
