import { limitFailures } from '#core/access/limits.ts';
import type { Limit } from '#core/access/limits.ts';
import type { Queries } from '#core/database/database.ts';
import { ApiRefusal, ERR_CODE } from '#core/http/api-refusal.ts';
import type { ReservedKind, ReservedHash, NumberOwner } from '#areas/onboarding/sql/reserved-numbers.ts';
import type { Services } from '../services.ts';
import { ONBOARDING_TEXTS } from './onboarding-texts.ts';
import {
  tryReserveHash,
  listAgentsWithoutReserved,
  listRegistrationsWithoutReserved,
} from '#areas/onboarding/sql/reserved-numbers.ts';
import { keyedHash } from '#core/access/secrets.ts';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { findOwnCard } from '#areas/identity/sql/identities.ts';
import { ownCardOf } from '#core/database/subject.ts';

/** Somebody else has that number: it is not said who. */
class NumberTaken extends ApiRefusal {
  constructor(kind: ReservedKind) {
    const text = kind === 'idNumber' ? ONBOARDING_TEXTS.duplicate : ONBOARDING_TEXTS.duplicateBusiness;
    super({ status: 422, errCode: ERR_CODE.conflict }, text);
  }
}

/** Takes a number for one person or company alone, or refuses (ruling R53). */
export const reserveNumber = async (tx: Queries, held: NumberReservation, now: Date): Promise<void> => {
  if (!(await tryReserveNumber(tx, held, now))) throw new NumberTaken(held.kind);
};

const CLASHES_A_DAY = 10;

const clashesOf = (holderId: string): Limit => ({
  of: `numbers of others, by ${holderId}`,
  most: CLASHES_A_DAY,
  windowSeconds: 86_400,
});

const isNumberTaken = (error: unknown): boolean => error instanceof NumberTaken;

/** Nobody finds out by trying which numbers are registered. */
export const limitClashes = <Result>(
  services: Pick<Services, 'db' | 'secret' | 'clock'>,
  holderId: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  return limitFailures(services, { limit: clashesOf(holderId), isFailure: isNumberTaken }, work);
};

interface NumberReservation extends Omit<ReservedHash, 'hash'> {
  readonly secret: string;
  readonly number: string;
}

/**
 * Takes a number for one person or company alone, in place of the one that they held (ruling R53). Answers whether it
 * was free; of two who come at once, the second waits for the first.
 */
export const tryReserveNumber = (
  tx: Queries,
  { secret, kind, number, holder }: NumberReservation,
  now: Date,
): Promise<boolean> =>
  tryReserveHash(tx, { kind, hash: keyedHash(secret, 'held', `${kind} ${number}`), holder }, now);

const BATCH = 200;

/** The number that counts: of a person the one on the card, where they said that the card is right. */
const numberOf = async (db: Queries, owner: NumberOwner): Promise<string> => {
  if (owner.kind === 'corporate') return owner.business_number;
  if (!owner.isOfCard) return owner.id_number ?? '';
  const card = await findOwnCard(db, ownCardOf('registration', owner.id));
  return card?.idNumber ?? '';
};

interface BackfillContext {
  readonly db: Queries;
  readonly secret: string;
  readonly now: Date;
}

const holdOf = async (
  { db, secret, now }: BackfillContext,
  holderKind: 'agent' | 'registration',
  list: typeof listAgentsWithoutReserved,
): Promise<number> => {
  let count = 0;
  let after = '';
  for (;;) {
    const owners = await list(db, { after, limit: BATCH });
    for (const owner of owners) {
      const number = await numberOf(db, owner);
      const kind = owner.kind === 'corporate' ? 'businessNumber' : 'idNumber';
      const holder = { kind: holderKind, id: owner.id };
      if (number !== '' && (await tryReserveNumber(db, { secret, kind, number, holder }, now))) count += 1;
    }
    after = owners.at(-1)?.id ?? after;
    if (owners.length < BATCH) return count;
    await nextTurn();
  }
};

/**
 * The one who has a number and does not hold it, holds it from now on: everybody after a change of the secret, and
 * the demo's people. Of two with the same number, the first one holds it. Run at each start;
 * answers how many there were.
 */
export const backfillReservedNumbers = async (db: Queries, secret: string, now: Date): Promise<number> => {
  const holding = { db, secret, now };
  const ofAgents = await holdOf(holding, 'agent', listAgentsWithoutReserved);
  return ofAgents + (await holdOf(holding, 'registration', listRegistrationsWithoutReserved));
};
