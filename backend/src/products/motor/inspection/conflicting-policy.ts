import { sql } from 'kysely';
import type { BilingualText } from '@payung/shared/product.ts';
import type { Queries } from '#core/database/database.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { motorDetailsOf } from '../details.ts';
import { MOTOR_TEXTS } from '../texts.ts';

/** One vehicle, one policy (ruling R16): by chassis or engine number, where the periods overlap. */
export const conflictingPolicy = async (tx: Queries, quote: Quote): Promise<BilingualText | undefined> => {
  const { chassisNo, engineNo } = motorDetailsOf(quote);
  await lockVehicle(tx, { chassisNo, engineNo });
  const isInsured = await hasPolicyOf(tx, {
    quoteId: quote.id,
    chassisNo,
    engineNo,
    startDate: quote.start_date,
    endDate: quote.end_date,
  });
  return isInsured ? MOTOR_TEXTS.alreadyInsured : undefined;
};

interface InsuredVehicle {
  readonly quoteId: string;
  readonly chassisNo: string;
  readonly engineNo: string;
  /** First and last day of cover. */
  readonly startDate: string;
  readonly endDate: string;
}

/** Held until the transaction ends: policies of one vehicle are issued one after the other. */
const lockVehicle = async (
  db: Queries,
  { chassisNo, engineNo }: Pick<InsuredVehicle, 'chassisNo' | 'engineNo'>,
): Promise<void> => {
  // In the same order for everybody, or two would wait for each other.
  for (const key of [`chassis ${chassisNo}`, `engine ${engineNo}`]) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
  }
};

/** Whether that chassis or that engine has a policy whose period overlaps; a renewal begins on the last day. */
const hasPolicyOf = async (db: Queries, vehicle: InsuredVehicle): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from quotes q join policies p on p.quote_id = q.id
    where q.policy_no is not null and p.cancelled_at is null and q.id <> ${vehicle.quoteId}
      and (q.details ->> 'chassisNo' = ${vehicle.chassisNo} or q.details ->> 'engineNo' = ${vehicle.engineNo})
      and q.start_date < ${vehicle.endDate}::date and q.end_date > ${vehicle.startDate}::date
    limit 1`.execute(db);
  return rows.length > 0;
};
