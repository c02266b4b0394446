import { countHits } from '#core/access/limits.ts';
import type { Limit } from '#core/access/limits.ts';
import { takeNumber } from './take-number.ts';
import type { TakenNumber } from './take-number.ts';
import type { Queries } from '#core/database/database.ts';
import { ApiRefusal, ERR_CODE, tooMany } from '#core/http/api-refusal.ts';
import type { HeldKind } from '#areas/onboarding/sql/held-numbers.ts';
import type { Services } from '../services.ts';
import { ONBOARDING_TEXTS } from './onboarding-texts.ts';

/** Somebody else has that number: it is not said who. */
export class NumberTaken extends ApiRefusal {
  constructor(kind: HeldKind) {
    const text = kind === 'idNumber' ? ONBOARDING_TEXTS.duplicate : ONBOARDING_TEXTS.duplicateBusiness;
    super({ status: 422, errCode: ERR_CODE.conflict }, text);
  }
}

/** Takes a number for one person or company alone, or refuses (ruling R53). */
export const holdNumber = async (tx: Queries, held: TakenNumber, now: Date): Promise<void> => {
  if (!(await takeNumber(tx, held, now))) throw new NumberTaken(held.kind);
};

const CLASHES_A_DAY = 10;

const clashesOf = (holderId: string): Limit => ({
  of: `numbers of others, by ${holderId}`,
  most: CLASHES_A_DAY,
  windowSeconds: 86_400,
});

/** Nobody finds out by trying which numbers are registered. Counted before the work, given back where none was taken. */
export const limitClashes = async <Result>(
  services: Pick<Services, 'db' | 'secret' | 'clock'>,
  holderId: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  const { full, giveBack } = await countHits(services, [clashesOf(holderId)]);
  if (full[0] !== undefined) throw tooMany(full[0].seconds);
  try {
    const result = await work();
    await giveBack();
    return result;
  } catch (error) {
    if (!(error instanceof NumberTaken)) await giveBack();
    throw error;
  }
};
