import type { Queries } from '#core/database/database.ts';
import { takeHash } from '#areas/onboarding/sql/held-numbers.ts';
import type { HeldHash } from '#areas/onboarding/sql/held-numbers.ts';
import { keyedHash } from '#core/access/secrets.ts';

export interface TakenNumber extends Omit<HeldHash, 'hash'> {
  readonly secret: string;
  readonly number: string;
}

/**
 * Takes a number for one person or company alone, in place of the one that they held (ruling R53). Answers whether it
 * was free; of two who come at once, the second waits for the first.
 */
export const takeNumber = (
  tx: Queries,
  { secret, kind, number, holder }: TakenNumber,
  now: Date,
): Promise<boolean> =>
  takeHash(tx, { kind, hash: keyedHash(secret, 'held', `${kind} ${number}`), holder }, now);
