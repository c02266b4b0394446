import { setImmediate as nextTurn } from 'node:timers/promises';
import { takeNumber } from './take-number.ts';
import type { Queries } from '#core/database/database.ts';
import { listAgentsWithoutHeld, listRegistrationsWithoutHeld } from '#areas/onboarding/sql/held-numbers.ts';
import type { NumberOwner } from '#areas/onboarding/sql/held-numbers.ts';
import { findOwnCard } from '#areas/identity/sql/identities.ts';
import { ownCardOf } from '#core/database/subject.ts';

const BATCH = 200;

/** The number that counts: of a person the one on the card, where they said that the card is right. */
const numberOf = async (db: Queries, owner: NumberOwner): Promise<string> => {
  if (owner.kind === 'corporate') return owner.business_number;
  if (!owner.isOfCard) return owner.id_number ?? '';
  const card = await findOwnCard(db, ownCardOf('registration', owner.id));
  return card?.idNumber ?? '';
};

interface Holding {
  readonly db: Queries;
  readonly secret: string;
  readonly now: Date;
}

const holdOf = async (
  { db, secret, now }: Holding,
  holderKind: 'agent' | 'registration',
  list: typeof listAgentsWithoutHeld,
): Promise<number> => {
  let count = 0;
  let after = '';
  for (;;) {
    const owners = await list(db, { after, limit: BATCH });
    for (const owner of owners) {
      const number = await numberOf(db, owner);
      const kind = owner.kind === 'corporate' ? 'businessNumber' : 'idNumber';
      const holder = { kind: holderKind, id: owner.id };
      if (number !== '' && (await takeNumber(db, { secret, kind, number, holder }, now))) count += 1;
    }
    after = owners.at(-1)?.id ?? after;
    if (owners.length < BATCH) return count;
    await nextTurn();
  }
};

/**
 * Whoever has a number and does not hold it, holds it from now on: everybody after a change of the secret, and
 * the demo's people. Of two with the same number, the first one holds it. Run at each start;
 * answers how many there were.
 */
export const holdKeptNumbers = async (db: Queries, secret: string, now: Date): Promise<number> => {
  const holding = { db, secret, now };
  const ofAgents = await holdOf(holding, 'agent', listAgentsWithoutHeld);
  return ofAgents + (await holdOf(holding, 'registration', listRegistrationsWithoutHeld));
};
