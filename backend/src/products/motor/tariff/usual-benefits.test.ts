import { expect, it } from 'vitest';
import { succeed } from '#testing/caller.ts';
import type { Credentials, Wire } from '#testing/caller.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { newAgent } from '#testing/people.ts';
import { avanza, newMotorQuote, useMotorServer } from '../testing/motor.ts';

const world = useMotorServer();

/** Sold without the steps of a sale: only what is counted of it. */
const sold = async (server: AreaServer, agent: Credentials, count: number, ...codes: readonly string[]) => {
  for (let made = 0; made < count; made += 1) {
    const { quoteId, code } = await newMotorQuote(server, agent);
    const benefits = JSON.stringify(codes.map((each) => ({ code: each, premium: 1 })));
    await server.services.db
      .updateTable('quotes')
      .set({ benefits, policy_no: `PO-${code}`, payment_status: 'Paid' })
      .where('id', '=', quoteId)
      .execute();
  }
};

const usual = async (server: AreaServer, agent: Credentials, facts: object = {}) => {
  const { quoteId } = await newMotorQuote(server, agent, facts);
  const { data } = await succeed(server, agent, 'motorBenefits', { params: { quoteId } });
  const benefits = data[0].Plans[0].AdditionalBenefits as readonly Wire[];
  return benefits.filter(({ isUsual }) => isUsual === true).map(({ BenefitCode }) => BenefitCode as string);
};

it('marks what more than half of at least fifty buyers of the same cover took', async () => {
  const { server } = world;
  const { headers: agent } = await newAgent(server);
  await sold(server, agent, 25, 'FLOOD', 'TPL025');
  await sold(server, agent, 24, 'FLOOD', 'TPL010');
  expect(await usual(server, agent)).toEqual([]);
  await sold(server, agent, 1);
  // Counted once an hour; half is not most.
  expect(await usual(server, agent)).toEqual([]);
  server.clock.advance(3_601);
  expect(await usual(server, agent)).toEqual(['FLOOD']);
  // Buyers of the other cover took nothing yet.
  expect(await usual(server, agent, { ...avanza, coverageOption: 2 })).toEqual([]);
});
