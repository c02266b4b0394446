import { LIMITS_OF_SESSIONS } from '#core/access/concerned-limits.ts';
import { limitFailures } from '#core/access/limits.ts';
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

/** The number is reserved by another holder, who is not named. */
class NumberTaken extends ApiRefusal {
  constructor(kind: ReservedKind) {
    const text = kind === 'idNumber' ? ONBOARDING_TEXTS.duplicate : ONBOARDING_TEXTS.duplicateBusiness;
    super({ status: 422, errCode: ERR_CODE.conflict }, text);
  }
}

/** Reserves a number for one person or company, or refuses (ruling R53). */
export const reserveNumber = async (tx: Queries, held: NumberReservation, now: Date): Promise<void> => {
  if (!(await tryReserveNumber(tx, held, now))) throw new NumberTaken(held.kind);
};

const isNumberTaken = (error: unknown): boolean => error instanceof NumberTaken;

/** Limits attempts to find out which numbers are registered. */
export const limitClashes = <Result>(
  services: Pick<Services, 'db' | 'secret' | 'clock'>,
  holderId: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  return limitFailures(
    services,
    { limit: LIMITS_OF_SESSIONS.limit('takenNumbers', holderId), isFailure: isNumberTaken },
    work,
  );
};

interface NumberReservation extends Omit<ReservedHash, 'hash'> {
  readonly secret: string;
  readonly number: string;
}

/**
 * Reserves a number for one person or company, instead of the one they had reserved (ruling R53). Answers whether it
 * was free; concurrent calls are serialised by the unique index.
 */
export const tryReserveNumber = (
  tx: Queries,
  { secret, kind, number, holder }: NumberReservation,
  now: Date,
): Promise<boolean> =>
  tryReserveHash(tx, { kind, hash: keyedHash(secret, 'held', `${kind} ${number}`), holder }, now);

const BATCH = 200;

/** The valid number: for a person the one on the card, if they chose it. */
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

const backfillKind = async (
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
 * Reserves the numbers of all owners without a reservation: after a change of the secret, and for
 * the demo's people. Of two with the same number, the first one gets it. Run at each start;
 * answers how many there were.
 */
export const backfillReservedNumbers = async (db: Queries, secret: string, now: Date): Promise<number> => {
  const context = { db, secret, now };
  const ofAgents = await backfillKind(context, 'agent', listAgentsWithoutReserved);
  return ofAgents + (await backfillKind(context, 'registration', listRegistrationsWithoutReserved));
};
