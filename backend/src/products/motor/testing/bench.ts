import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addressOf } from '@payung/shared/api/address.ts';
import { motorEndpoints } from 'mfe-motor/contract/endpoints.ts';
import type { BenchWorld, ProductBench } from '#testing/product-bench.ts';
import { motorModule } from '../module.ts';
import { avanza } from './motor.ts';

const SETS = 5_000;
const DAY_MS = 86_400_000;

/** An Avanza that begins in a month: eligible for five years. */
const newQuote = async ({ url, agent }: BenchWorld): Promise<string> => {
  const effectiveDate = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10);
  const answer = await fetch(`${url}/api/${motorEndpoints.createMotorQuote.path}`, {
    method: 'POST',
    headers: agent,
    body: JSON.stringify({
      ...avanza,
      actualManufactureYear: Number(effectiveDate.slice(0, 4)) - 3,
      effectiveDate,
      insuredMobile: '6281299990001',
      requestId: randomUUID(),
    }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  const { errMsg } = (await answer.json()) as { errMsg: { data: { quoteId: string } } };
  return errMsg.data.quoteId;
};

/** Sets of one quote, each a round of it, submitted minute by minute: most of them overdue. */
const fillQueue = ({ db }: BenchWorld, quoteId: string): Promise<unknown> =>
  sql`
    insert into motor_inspections (quote_id, round, quote_code, vehicle, plate, submitted_at)
    select ${quoteId}, n, 'Q' || (100000 + n), 'Toyota Avanza 2023', 'B ' || (1000 + n) || ' ABC',
           now() - (n || ' minutes')::interval
    from generate_series(1, ${SETS}::int) as n
  `.execute(db);

/** The calls that the benchmark measures. */
export const bench: ProductBench = {
  module: motorModule,
  prepare: async (world) => {
    const quoteId = await newQuote(world);
    await fillQueue(world, quoteId);
    return [
      {
        call: 'GET motor catalogue',
        path: `${motorEndpoints.motorCatalogue.path}?vehicleType=fourWheeler&search=avanza`,
        who: 'agent',
      },
      {
        call: 'GET motor plans, 5 years',
        path: addressOf(
          motorEndpoints.motorPlans,
          { params: { quoteId }, query: { productCode: 'PC0214', duration: '5' } },
          'en',
        ),
        who: 'agent',
      },
      { call: 'GET motor queue of 5,000', path: motorEndpoints.reviewQueue.path, who: 'staff' },
    ];
  },
};
