import { tooMany } from '#core/http/api-refusal.ts';
import type { Clock } from '#clock.ts';
import type { Database, Queries } from '#core/database/database.ts';
import { transaction } from '#core/database/transaction.ts';
import { addHit, removeHit, secondsUntilRoom } from '#core/access/sql/limits.ts';
import type { Window } from '#core/access/sql/limits.ts';
import type { Limit } from './limit-table.ts';
import { keyedHash } from './secrets.ts';
import ipaddr from 'ipaddr.js';

/** How many the operator lets pass, by the name of a limit. */
export type LimitRoom = Readonly<Record<string, number>>;

export interface LimitContext {
  readonly db: Database;
  readonly secret: string;
  readonly clock: Clock;
  /** Where it differs from the table. */
  readonly limitRoom?: LimitRoom | undefined;
}

/** A limit without room, and when there is some again. */
export interface FullLimit {
  readonly limit: Limit;
  readonly seconds: number;
}

const windowOf = ({ secret, limitRoom }: LimitContext, { name, of, most, windowSeconds }: Limit): Window => ({
  bucket: keyedHash(secret, 'limit', of),
  most: limitRoom?.[name] ?? most,
  windowSeconds,
});

/** Takes back what was counted of the other limits. */
class NoRoom extends Error {}

const longestFirst = async (
  counting: LimitContext,
  limits: readonly Limit[],
  now: Date,
): Promise<readonly FullLimit[]> => {
  const full: FullLimit[] = [];
  for (const limit of limits) {
    const seconds = await secondsUntilRoom(counting.db, windowOf(counting, limit), now);
    if (seconds > 0) full.push({ limit, seconds });
  }
  return full.toSorted((one, other) => other.seconds - one.seconds);
};

/** Looks without counting. Those that have no room, the longest wait first. */
export const fullLimits = (counting: LimitContext, limits: readonly Limit[]): Promise<readonly FullLimit[]> =>
  longestFirst(counting, limits, counting.clock.now());

/** The result of counting: no hit is counted when a limit is full. */
export interface LimitCount {
  readonly full: readonly FullLimit[];
  /** For limits of failures: they are counted before the work, and given back when it did not fail. */
  readonly giveBack: () => Promise<void>;
}

/** Counts one hit of each limit, or of none when one of them has no room. */
export const countHits = async (counting: LimitContext, limits: readonly Limit[]): Promise<LimitCount> => {
  const { db, clock } = counting;
  if (db.isTransaction) throw new Error('Limits are counted outside of transactions');
  const now = clock.now();
  try {
    const addAll = async (tx: Queries): Promise<void> => {
      for (const limit of limits) if (!(await addHit(tx, windowOf(counting, limit), now))) throw new NoRoom();
    };
    await (limits.length === 1 ? addAll(db) : transaction(db, addAll));
  } catch (error) {
    if (!(error instanceof NoRoom)) throw error;
    const full = await longestFirst(counting, limits, now);
    // Empty when another request has given its hit back in the meantime.
    const some = full.length > 0 ? full : limits.slice(0, 1).map((limit) => ({ limit, seconds: 1 }));
    return { full: some, giveBack: () => Promise.resolve() };
  }
  const giveBack = async (): Promise<void> => {
    for (const limit of limits) await removeHit(db, windowOf(counting, limit).bucket, now);
  };
  return { full: [], giveBack };
};

/** Counts one hit. Returns the seconds to wait when the limit is full, otherwise 0. */
export const countHit = async (counting: LimitContext, limit: Limit): Promise<number> => {
  const { full } = await countHits(counting, [limit]);
  return full[0]?.seconds ?? 0;
};

const PREFIX_BYTES = 8;

/**
 * What limits count as one visitor: an IPv4 address, or the /64 of an IPv6 address, since the one who has one address of
 * a /64 has all of them.
 */
export const networkOf = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${Buffer.from(parsed.toByteArray().slice(0, PREFIX_BYTES)).toString('hex')}/64`;
};

const SITE_BYTES = 6;

/** The /48 of an IPv6 address, which one subscriber may have as a whole; nothing for IPv4. */
export const wideNetworkOf = (address: string): string | undefined => {
  if (!ipaddr.isValid(address)) return undefined;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return undefined;
  return `${Buffer.from(parsed.toByteArray().slice(0, SITE_BYTES)).toString('hex')}/48`;
};

/**
 * Counts tries that fail in one way; others are given back. Counted before the work, so that tries at once do not
 * get around it.
 */
export const limitFailures = async <Result>(
  context: LimitContext,
  { limit, isFailure }: { readonly limit: Limit; readonly isFailure: (error: unknown) => boolean },
  work: () => Promise<Result>,
): Promise<Result> => {
  const { full, giveBack } = await countHits(context, [limit]);
  if (full[0] !== undefined) throw tooMany(full[0].seconds);
  try {
    const result = await work();
    await giveBack();
    return result;
  } catch (error) {
    if (!isFailure(error)) await giveBack();
    throw error;
  }
};
