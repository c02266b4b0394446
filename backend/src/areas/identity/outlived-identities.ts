import { sql } from 'kysely';
import type { Services } from '../services.ts';
import { forgetIdentities } from './identities.ts';

/** Cards of quotes that never became a policy, counted from the last touch: of the quote, or of its card. */
const KEEP_DAYS = 90;
const AT_ONCE = 200;

/** When a card last came to quote q; a check that keeps no number is none. */
const lastCard = sql<Date | null>`greatest(
  (select max(i.created_at) from identity_images i where i.quote_id = q.id),
  (select max(c.created_at) from identity_checks c where c.quote_id = q.id and c.id_number is not null))`;

/** Identities are kept only as long as they mean something (UU PDP). */
export const removeOutlivedIdentities = async ({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<void> => {
  const longAgo = new Date(clock.now().getTime() - KEEP_DAYS * 86_400_000);
  const outlived = await db
    .selectFrom('quotes as q')
    .select('q.id')
    .where('q.policy_no', 'is', null)
    .where('q.saved_at', '<', longAgo)
    .where(lastCard, '<', longAgo)
    .limit(AT_ONCE)
    .execute();
  await forgetIdentities(
    db,
    outlived.map(({ id }) => id),
  );
};
