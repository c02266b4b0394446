import { sql } from 'kysely';
import type { Queries } from '#core/database/database.ts';

interface InsuredVehicle {
  readonly quoteId: string;
  readonly chassisNo: string;
  readonly engineNo: string;
  /** First and last day of cover. */
  readonly startDate: string;
  readonly endDate: string;
}

/** Held until the transaction ends: policies of one vehicle are issued one after the other. */
export const lockVehicle = async (
  db: Queries,
  { chassisNo, engineNo }: Pick<InsuredVehicle, 'chassisNo' | 'engineNo'>,
): Promise<void> => {
  // In the same order for everybody, or two would wait for each other.
  for (const key of [`chassis ${chassisNo}`, `engine ${engineNo}`]) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
  }
};

/** Whether that chassis or that engine has a policy whose period overlaps; a renewal begins on the last day. */
export const hasPolicyOf = async (db: Queries, vehicle: InsuredVehicle): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from insured_vehicles v join quotes q on q.id = v.quote_id join policies p on p.quote_id = q.id
    where q.policy_no is not null and p.cancelled_at is null and q.id <> ${vehicle.quoteId}
      and (v.chassis_no = ${vehicle.chassisNo} or v.engine_no = ${vehicle.engineNo})
      and q.start_date < ${vehicle.endDate}::date and q.end_date > ${vehicle.startDate}::date
    limit 1`.execute(db);
  return rows.length > 0;
};
