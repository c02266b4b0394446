import { expect, it } from 'vitest';
import type { AreaServer } from '#testing/area-server.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { patch } from '#areas/quote/testing/journey.ts';
import { newAgent, newLeader, signIn } from '#testing/people.ts';
import { policyDetailOf, sectionsOf } from '#areas/lists/testing/listed-quotes.ts';
import { travelModule } from '../module.ts';
import { confirmed, customerBody, driveTo, newTravelQuote } from '../testing/travel.ts';

const world = useAreaServer([travelModule]);

const family = async (server: AreaServer, facts: object = {}) => {
  const agent = await newAgent(server);
  const quote = await newTravelQuote(server, agent.headers, { adultCount: 2, childCount: 1, ...facts });
  await driveTo(server, { agent: agent.headers, quote }, 'Quick Quote Created');
  const customer = {
    ...customerBody(quote.phone).customer,
    insuredIdCard: '3273010101900001',
    adults: [{ fullName: 'Siti Nurhaliza', dob: '1991-04-02', passportNo: 'B7654321' }],
    childs: [{ fullName: 'Dewi Santoso', dob: '2018-03-04', passportNo: 'C1112223', parentalConsent: true }],
  };
  expect((await patch(server, agent.headers, quote.quoteId, { customer })).status).toBe(200);
  return { agent, quote, quoteId: quote.quoteId };
};

it('shows dates, area, and the number and names of travellers [DASH-010]', async () => {
  const { server } = world;
  const { agent, quoteId } = await family(server);
  const sections = await sectionsOf(server, { who: agent.headers, quoteId });
  expect(Object.keys(sections)).toEqual(['Trip', 'Insured', 'Other travellers', 'Additional benefits']);
  expect(sections['Trip']).toEqual([
    'Plan: Gold',
    'Departure: 10/02/2026',
    'Arrival: 14/02/2026',
    'Coverage area: ASEAN',
    'Adults: 2',
    'Children: 1',
  ]);
  expect(sections['Insured']).toEqual([
    'Name: Budi Santoso',
    'Date of birth: 17/05/1990',
    'ID card number: 327•••••••••0001',
    'Passport number: A••••567',
  ]);
  expect(sections['Other travellers']).toEqual([
    'Adult: Siti Nurhaliza, 02/04/1991, B••••321',
    'Child: Dewi Santoso, 04/03/2018, C••••223',
  ]);
  const indonesian = await sectionsOf(server, { who: agent.headers, quoteId, language: 'id' });
  expect(indonesian['Perjalanan']).toEqual([
    'Paket: Gold',
    'Keberangkatan: 10/02/2026',
    'Kepulangan: 14/02/2026',
    'Wilayah pertanggungan: ASEAN',
    'Dewasa: 2',
    'Anak: 1',
  ]);
});

it('shows a trip within the country as domestic, and leaves out empty fields [DASH-010]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const { quoteId } = await newTravelQuote(server, agent.headers, { tripType: 1, travelCoverageArea: '5' });
  const sections = await sectionsOf(server, { who: agent.headers, quoteId });
  expect(Object.keys(sections)).toEqual(['Trip', 'Insured']);
  expect(sections['Trip']).toEqual([
    'Departure: 10/02/2026',
    'Arrival: 14/02/2026',
    'Coverage area: Domestic',
    'Adults: 1',
    'Children: 0',
  ]);
});

it('hides the numbers of all travellers from the leader of the agent [R33]', async () => {
  const { server } = world;
  const { agent, quoteId } = await family(server);
  const leader = await newLeader(server, agent.id);
  const sections = await sectionsOf(server, { who: leader.headers, quoteId });
  expect(sections['Insured']).toEqual(['Name: Budi Santoso', 'Date of birth: 17/05/1990']);
  expect(sections['Other travellers']).toEqual([
    'Adult: Siti Nurhaliza, 02/04/1991',
    'Child: Dewi Santoso, 04/03/2018',
  ]);
});

it('can no longer be paid on the day after departure [DASH-014] [K76]', async () => {
  const { server } = world;
  const start = server.clock.now().toISOString();
  const agent = await newAgent(server);
  const quote = await newTravelQuote(server, agent.headers);
  await confirmed(server, agent.headers, quote);
  const read = async () => {
    const who = await signIn(server, agent);
    const { isPayable, departureDate } = await policyDetailOf(server, { who, quoteId: quote.quoteId });
    return [isPayable, departureDate];
  };
  expect(await read()).toEqual([true, '2026-02-10']);
  server.clock.set('2026-02-10T17:00:00.000Z');
  expect(await read()).toEqual([false, '2026-02-10']);
  server.clock.set(start);
});
