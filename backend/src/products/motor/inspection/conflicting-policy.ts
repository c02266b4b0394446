import type { BilingualText } from '@payung/shared/product.ts';
import type { Queries } from '#core/database/database.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { lockVehicle, hasPolicyOf } from '#products/motor/sql/vehicle-policies.ts';
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
