import type { Introduction } from '@payung/shared/schemas/auth.ts';
import { greetingName } from '@payung/shared/domain/people/greeting-name.ts';
import { publicCardOf } from '#areas/agents/sql/public-cards.ts';
import type { Services } from '#areas/services.ts';
import type { LinkWithQuote } from './share-links-sql.ts';

/** Enough to know one's own number by, too few to dial or to guess it. */
const SHOWN_DIGITS = 3;

/** What the customer's first page says, before the code, to everybody who holds the link (decision 111). */
export const introductionOf = async (
  { db, products }: Pick<Services, 'db' | 'products'>,
  link: LinkWithQuote,
): Promise<Introduction> => {
  const card = await publicCardOf(db, link.agent_id);
  // Where a partner sells the cover its days are not chosen yet, and of what is no longer sold they say nothing.
  const isSoldHere = products.running(link.product_id).price !== undefined;
  return {
    agent: card?.fullName ?? greetingName(`${link.inviter} ${link.last_name}`),
    hasPicture: card?.hasPicture === true,
    ...(isSoldHere ? { startDate: link.start_date, endDate: link.end_date } : {}),
    phoneEnd: link.insured_phone.slice(-SHOWN_DIGITS),
  };
};
