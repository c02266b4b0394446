import type { Services } from '../services.ts';
import { forgetIdentities } from './identities.ts';

/** Cards of quotes that never became a policy, counted from when the quote was last touched. */
const KEEP_DAYS = 90;
const AT_ONCE = 200;

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
    .where((eb) =>
      eb.or([
        eb.exists(eb.selectFrom('identity_images as i').select('i.key').whereRef('i.quote_id', '=', 'q.id')),
        eb.exists(
          eb
            .selectFrom('identity_checks as c')
            .select('c.transaction_id')
            .whereRef('c.quote_id', '=', 'q.id')
            .where('c.id_number', 'is not', null),
        ),
      ]),
    )
    .limit(AT_ONCE)
    .execute();
  await forgetIdentities(
    db,
    outlived.map(({ id }) => id),
  );
};
