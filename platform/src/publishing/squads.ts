import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DeploymentError } from '#registry/data-folder.ts';
import { MOST_TOKEN_DAYS, TOKEN_DAYS, endAfter, isTokenValid } from './token-end.ts';

/** A squad that releases from elsewhere, with one of its tokens. */
export interface Squad {
  readonly squad: string;
  /** What it may release and roll back. */
  readonly remotes: readonly string[];
  /** SHA-256 of the token, in hexadecimal digits: the token itself is nowhere. */
  readonly digest: string;
  /** ISO date and time. */
  readonly created: string;
  /** Who created it: person and machine. */
  readonly by: string;
  /** ISO date and time. Tokens of before have none. */
  readonly ends?: string;
  /** Whose it is. That of a pipeline names nobody. */
  readonly person?: string;
}

const TOKEN = /^payung_[\w-]{43}$/;
const TOKEN_BYTES = 32;
const SHOWN_DIGITS = 8;

const squadsFile = (data: string): string => join(data, 'squads.json');

const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** By this a token is named where it is listed and revoked. */
export const tokenId = ({ digest }: Squad): string => digest.slice(0, SHOWN_DIGITS);

export const readSquads = (data: string): readonly Squad[] => {
  try {
    return JSON.parse(readFileSync(squadsFile(data), 'utf8')) as readonly Squad[];
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new Error(`${squadsFile(data)} cannot be read: ${(cause as Error).message}`, { cause });
  }
};

const GIVE_UP_AFTER_MS = 5_000;
const PAUSE_MS = 5;

/** False where another process has it. */
const takeLock = (lock: string): boolean => {
  try {
    closeSync(openSync(lock, 'wx'));
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw cause;
  }
};

/** One process at a time reads the file, changes it and writes it: of two at once one would lose the other's token. */
const whileLocked = <T>(data: string, change: () => T): T => {
  const lock = `${squadsFile(data)}.lock`;
  mkdirSync(data, { recursive: true });
  const deadline = Date.now() + GIVE_UP_AFTER_MS;
  while (!takeLock(lock)) {
    if (Date.now() > deadline)
      throw new DeploymentError(
        `Another command changes tokens. If none runs, one has died: remove ${lock}.`,
      );
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
  }
  try {
    return change();
  } finally {
    rmSync(lock, { force: true });
  }
};

const writeSquads = (data: string, squads: readonly Squad[]): void => {
  const draft = `${squadsFile(data)}.${randomUUID()}.draft`;
  try {
    writeFileSync(draft, JSON.stringify(squads, null, 2), { mode: 0o600 });
    renameSync(draft, squadsFile(data));
  } catch (cause) {
    rmSync(draft, { force: true });
    throw cause;
  }
};

const requireNames = (squad: string, remotes: readonly string[]): void => {
  if (!/^[A-Za-z][\w .-]{0,59}$/.test(squad))
    throw new DeploymentError(`"${squad}" is no name of a squad: letters, digits, spaces, up to 60.`);
  const wrong = remotes.filter((name) => !/^(shell|mfe-[a-z0-9]+(-[a-z0-9]+)*)$/.test(name));
  if (remotes.length === 0 || wrong.length > 0) {
    throw new DeploymentError(
      `${wrong.join(', ') || 'Nothing'} can be released with a token: name remotes such as mfe-travel, or shell.`,
    );
  }
};

/** Two squads with one remote would undo each other's releases. */
const requireUnowned = (squads: readonly Squad[], squad: string, remotes: readonly string[]): void => {
  const other = squads.find(
    (known) => known.squad !== squad && known.remotes.some((name) => remotes.includes(name)),
  );
  if (other) {
    throw new DeploymentError(
      `${other.remotes.filter((name) => remotes.includes(name)).join(', ')} is released by ${other.squad}. Revoke its token first: npm run token -- revoke ${tokenId(other)}`,
    );
  }
};

interface NewToken extends Pick<Squad, 'squad' | 'remotes' | 'by' | 'person'> {
  /** After so many it is refused. */
  readonly days?: number;
}

const requireTerms = ({ days, person }: Pick<NewToken, 'days' | 'person'>): void => {
  if (!Number.isInteger(days) || Number(days) < 1 || Number(days) > MOST_TOKEN_DAYS)
    throw new DeploymentError(`A token is for 1 to ${MOST_TOKEN_DAYS} days.`);
  if (person !== undefined && !/^\p{L}[\p{L}\p{M} .'-]{1,59}$/u.test(person))
    throw new DeploymentError(`"${person}" is no name of a person: letters and spaces, up to 60.`);
};

/** Answers the token, which nobody can read again. A squad may have several: the old one while a new one is handed out. */
export const createToken = (
  data: string,
  { squad, remotes, by, person, days = TOKEN_DAYS }: NewToken,
): string => {
  requireNames(squad, remotes);
  requireTerms({ days, person });
  const token = `payung_${randomBytes(TOKEN_BYTES).toString('base64url')}`;
  const created = new Date().toISOString();
  whileLocked(data, () => {
    const squads = readSquads(data);
    requireUnowned(squads, squad, remotes);
    const ends = endAfter(created, days);
    const known = { squad, remotes, digest: digestOf(token), created, by, ends };
    writeSquads(data, [...squads, { ...known, ...(person === undefined ? {} : { person }) }]);
  });
  return token;
};

/** Revokes all tokens of a squad, or one by its id; answers those that are gone. */
export const revokeTokens = (data: string, squadOrId: string): readonly Squad[] =>
  whileLocked(data, () => {
    const squads = readSquads(data);
    const gone = squads.filter((known) => known.squad === squadOrId || tokenId(known) === squadOrId);
    if (gone.length === 0) throw new DeploymentError(`${squadOrId} has no token: npm run token -- list`);
    writeSquads(
      data,
      squads.filter((known) => !gone.includes(known)),
    );
    return gone;
  });

/**
 * Whose token it is; one that has ended is still known, and refused by `isTokenValid`. Digests are compared, so the time
 * it takes tells nothing of a token.
 */
export const squadOf = (data: string, token: string): Squad | undefined => {
  if (!TOKEN.test(token)) return undefined;
  const digest = digestOf(token);
  return readSquads(data).find((known) => known.digest === digest);
};

/** Whose token has this id, as long as it is neither revoked nor ended: what was signed for it ends with it. */
export const squadOfId = (data: string, id: string, now = Date.now()): Squad | undefined =>
  readSquads(data).find((known) => tokenId(known) === id && isTokenValid(known, now));
