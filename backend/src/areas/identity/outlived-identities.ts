import { forgetIdentitiesOfQuotes } from '#areas/identity/sql/identities.ts';
import { listQuotesWithOldCards } from '#areas/identity/sql/cards-of-quote.ts';
import { AT_ONCE } from '#core/database/expired-rows.ts';
import type { Services } from '../services.ts';

/**
 * Cards of quotes that never became a policy, counted from the last touch: of the quote, or of its card (UU PDP).
 * Answers how many quotes had some.
 */
export const removeOutlivedIdentities = async ({
  db,
  clock,
  retention,
}: Pick<Services, 'db' | 'clock' | 'retention'>): Promise<number> => {
  const before = new Date(clock.now().getTime() - retention.identityPictures * 86_400_000);
  const quoteIds = await listQuotesWithOldCards(db, before, AT_ONCE);
  await forgetIdentitiesOfQuotes(db, quoteIds);
  return quoteIds.length;
};
