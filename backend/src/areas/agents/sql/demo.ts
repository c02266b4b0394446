import type { Insertable } from 'kysely';
import type { Tables } from '#core/database/tables.ts';
import type { Queries } from '#core/database/database.ts';

/** Who is there already stays as testers left them. */
export const insertMissingAgents = async (
  db: Queries,
  agents: readonly Insertable<Tables['agents']>[],
): Promise<void> => {
  await db
    .insertInto('agents')
    .values(agents)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** A target that somebody has set stays. */
export const insertMissingTargets = async (
  db: Queries,
  targets: readonly Insertable<Tables['targets']>[],
): Promise<void> => {
  if (targets.length === 0) return;
  await db
    .insertInto('targets')
    .values(targets)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** A demo that is started again months later still has codes that are valid. */
export const renewPromoCodes = async (
  db: Queries,
  codes: readonly Insertable<Tables['promo_codes']>[],
  validUntil: string,
): Promise<void> => {
  if (codes.length === 0) return;
  await db
    .insertInto('promo_codes')
    .values(codes)
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ valid_until: validUntil }))
    .execute();
};

/** Whether it was not there: one that testers have gone on with stays as they left it. */
export const insertMissingRegistration = async (
  db: Queries,
  registration: Insertable<Tables['registrations']>,
): Promise<boolean> => {
  const row = await db
    .insertInto('registrations')
    .values(registration)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};
