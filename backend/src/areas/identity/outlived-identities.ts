import { forgetIdentitiesOfQuotes, listQuotesWithOldCards } from '#repositories/identities.ts';
import type { Services } from '../services.ts';

/** Cards of quotes that never became a policy, counted from the last touch: of the quote, or of its card. */
const KEEP_DAYS = 90;
const AT_ONCE = 200;

/** Identities are kept only as long as they mean something (UU PDP). */
export const removeOutlivedIdentities = async ({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<void> => {
  const longAgo = new Date(clock.now().getTime() - KEEP_DAYS * 86_400_000);
  await forgetIdentitiesOfQuotes(db, await listQuotesWithOldCards(db, longAgo, AT_ONCE));
};
