import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { TravelChange } from 'mfe-travel/contract/schemas/quote.ts';
import { QUOTE_TRANSITIONS } from '#areas/quote/transitions.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { call } from '#testing/caller.ts';
import { newAgent, newVisit } from '#testing/people.ts';
import { BY_AGENTS, BY_OWNERS, BY_SIGNED_IN, accessOf } from '#testing/product-access.ts';
import { TRAVEL_ACCESS } from './access.ts';
import { travelCommandOf } from './commands.ts';
import { travelProduct } from './product.ts';
import { travelModule } from './module.ts';
import { newTravelQuote, startedQuote, trip as wireTrip } from './testing/travel.ts';

const world = useAreaServer([travelModule]);

it('has the calls of travel with the methods and paths of the specification', () => {
  const rows = Object.entries(travelModule.endpoints).map(([name, { method, path }]) => [name, method, path]);
  expect(rows).toEqual([
    ['createTravelQuote', 'POST', 'user/create-quote'],
    ['coverageAreas', 'GET', 'user/travel-coveragearea'],
    ['getPlans', 'GET', 'user/get-plan/:quoteId'],
    ['getPlanBenefits', 'GET', 'user/plan-benefit/:quoteId'],
  ]);
});

it('has exactly the access rows of the specification [SHELL-054]', () => {
  expect(accessOf(TRAVEL_ACCESS)).toEqual({
    createTravelQuote: ['self', BY_AGENTS],
    coverageAreas: ['self', BY_SIGNED_IN],
    getPlans: ['quote', BY_OWNERS],
    getPlanBenefits: ['quote', BY_OWNERS],
  });
});

it.each(['getPlans', 'getPlanBenefits'])(
  'answers %s only to the agent and customer of the quote [SHELL-054]',
  async (name) => {
    const { server } = world;
    const { agent, quote, customer } = await startedQuote(server);
    const stranger = await newAgent(server);
    const other = await newTravelQuote(server, stranger.headers);
    const guest = await newVisit(server, other.quoteId, other.phone);
    const statuses = [];
    for (const who of [{}, agent, customer, stranger.headers, guest]) {
      statuses.push((await call(server, who, name, { params: { quoteId: quote.quoteId } })).status);
    }
    expect(statuses).toEqual([401, 200, 200, 404, 404]);
  },
);

it('lets only agents create a quote, and only signed-in people read the areas [SHELL-054]', async () => {
  const { server } = world;
  const { agent, customer } = await startedQuote(server);
  const statuses = async (name: string, body?: object) => {
    const answers = [];
    for (const who of [{}, agent, customer]) {
      answers.push((await call(server, who, name, body === undefined ? {} : { body })).status);
    }
    return answers;
  };
  const form = { ...wireTrip, requestId: randomUUID() };
  expect(await statuses('createTravelQuote', form)).toEqual([401, 200, 403]);
  expect(await statuses('coverageAreas')).toEqual([401, 200, 200]);
});

const trip = {
  tripType: 2,
  coverageArea: '1',
  departureDate: '2026-02-10',
  arrivalDate: '2026-02-14',
  adultCount: 1,
  childCount: 0,
  insuredName: 'Budi Santoso',
  insuredBirthDate: '1990-05-17',
};
const customer = {
  insuredName: 'Budi Santoso',
  insuredBirthDate: '1990-05-17',
  insuredPhone: '081234567890',
  insuredEmail: 'budi@payung.test',
  adults: [],
  children: [],
};

it.each<[TravelChange, string]>([
  [{ kind: 'trip', trip }, 'changeRisk'],
  [{ kind: 'phone', phone: '081234567890' }, 'changePhone'],
  [{ kind: 'plan', planCode: 'TRVGLD' }, 'savePlan'],
  [{ kind: 'covid', covid: true }, 'saveCovid'],
  [{ kind: 'benefits', codes: [] }, 'saveBenefits'],
  [{ kind: 'discount', percent: 5 }, 'saveDiscount'],
  [{ kind: 'promoCode', code: 'X' }, 'savePromo'],
  [{ kind: 'promoCode', code: '' }, 'removePromo'],
  [{ kind: 'customer', customer }, 'saveCustomer'],
])('maps %j to one event of the transition table', (change, event) => {
  expect(travelCommandOf(change).event).toBe(event);
});

it('uses the transitions of products without inspection', () => {
  expect(travelProduct.transitions).toBe(QUOTE_TRANSITIONS);
});
