import { expect, it } from 'vitest';
import { succeed } from '#testing/caller.ts';
import type { Credentials } from '#testing/caller.ts';
import { useAreaServer } from '#testing/area-server.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { newAgent } from '#testing/people.ts';
import { travelModule } from './module.ts';
import { newTravelQuote } from './testing/travel.ts';

const world = useAreaServer([travelModule]);

/** Sold without the steps of a sale: only what is counted of it. */
const sold = async (server: AreaServer, agent: Credentials, planCode: string, count: number) => {
  for (let made = 0; made < count; made += 1) {
    const { quoteId, code } = await newTravelQuote(server, agent);
    await server.services.db
      .updateTable('quotes')
      .set({ plan_code: planCode, policy_no: `PO-${code}`, payment_status: 'Paid' })
      .where('id', '=', quoteId)
      .execute();
  }
};

const mostChosen = async (server: AreaServer, agent: Credentials, facts: object = {}) => {
  const { quoteId } = await newTravelQuote(server, agent, facts);
  const { data } = await succeed(server, agent, 'getPlans', { params: { quoteId } });
  const plans = data[0].Plans as readonly { readonly PlanCode: string; readonly mostChosen?: boolean }[];
  return plans.filter((plan) => plan.mostChosen === true).map((plan) => plan.PlanCode);
};

it('names the plan that most sold quotes to the same area have, from fifty sold quotes on', async () => {
  const { server } = world;
  const { headers: agent } = await newAgent(server);
  await sold(server, agent, 'TRVGLD', 25);
  await sold(server, agent, 'TRVBRZ', 24);
  expect(await mostChosen(server, agent)).toEqual([]);
  await sold(server, agent, 'TRVBRZ', 1);
  // Counted once an hour; of two that were chosen as often none is named.
  server.clock.advance(3_601);
  expect(await mostChosen(server, agent)).toEqual([]);
  await sold(server, agent, 'TRVGLD', 1);
  expect(await mostChosen(server, agent)).toEqual([]);
  server.clock.advance(3_601);
  expect(await mostChosen(server, agent)).toEqual(['TRVGLD']);
  expect(await mostChosen(server, agent, { travelCoverageArea: '2' })).toEqual([]);
});
