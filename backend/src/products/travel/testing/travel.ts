import { randomUUID } from 'node:crypto';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { succeed } from '#testing/caller.ts';
import type { Credentials } from '#testing/caller.ts';
import { consents, patch, recordOf, newPromo } from '#areas/quote/testing/journey.ts';
import type { OpenQuote } from '#areas/quote/testing/journey.ts';
import { newAgent, newPhone, newVisit } from '#testing/people.ts';

/** Five days in ASEAN for one adult, as the form sends them. */
export const trip = {
  tripType: 2,
  travelCoverageArea: '1',
  departureDate: '2026-02-10',
  arrivalDate: '2026-02-14',
  adultCount: 1,
  childCount: 0,
  insuredName: 'Budi Santoso',
  insuredDob: '1990-05-17',
};

/** A new quote of the agent's, at Lead Created. */
export const newTravelQuote = async (server: AreaServer, agent: Credentials, facts: object = {}) => {
  const body = { ...trip, insuredMobile: newPhone(), requestId: randomUUID(), ...facts };
  const { data } = await succeed(server, agent, 'createTravelQuote', { body });
  return { quoteId: data.quoteId as string, code: data.quote_Id as string, phone: body.insuredMobile };
};

/** A new quote with its agent and its customer. */
export const startedQuote = async (server: AreaServer) => {
  const agent = await newAgent(server);
  const quote = await newTravelQuote(server, agent.headers);
  const customer = await newVisit(server, quote.quoteId, quote.phone);
  return { agent: agent.headers, quote, customer };
};

export const customerBody = (phone: string) => ({
  customer: {
    insuredName: 'Budi Santoso',
    insuredDob: '1990-05-17',
    insuredPassportNo: 'A1234567',
    insuredMobile: phone,
    insuredEmail: 'budi@payung.test',
    adults: [],
    childs: [],
  },
});

type Drive = (server: AreaServer, who: Credentials, quote: OpenQuote) => Promise<unknown>;

const save =
  (bodyOf: (quote: OpenQuote) => object): Drive =>
  async (server, who, quote) => {
    const answer = await patch(server, who, quote.quoteId, bodyOf(quote));
    if (answer.status !== 200) throw new Error(answer.text);
  };

/** The steps of a sale in order, each with the stage that it leads to. */
const STEPS: readonly (readonly [Stage, Drive])[] = [
  ['Plan Selected', save(() => ({ planCode: 'TRVGLD' }))],
  ['Covid Benefit Selected', save(() => ({ covid: true }))],
  ['Additional Benefit Selected', save(() => ({ additionalBenefits: [{ BenefitCode: 'AC000CV01' }] }))],
  [
    'Quick Quote Created',
    (server, who, { quoteId }) => succeed(server, who, 'quickQuote', { params: { quoteId } }),
  ],
  ['Customer Information Updated', save(({ phone }) => customerBody(phone))],
  [
    'Full Quote Created',
    (server, who, { quoteId }) =>
      succeed(server, who, 'confirmQuote', { params: { quoteId }, body: consents }),
  ],
];

/** Takes a new quote through the calls until it has reached the stage. */
export const driveTo = async (
  server: AreaServer,
  { agent, quote }: { readonly agent: Credentials; readonly quote: OpenQuote },
  stage: Stage,
): Promise<void> => {
  const last = STEPS.findIndex(([reached]) => reached === stage);
  for (const [, step] of STEPS.slice(0, last + 1)) await step(server, agent, quote);
};

/** Takes a new quote to its proposal. */
export const confirmed = async (
  server: AreaServer,
  agent: Credentials,
  quote: OpenQuote,
): Promise<string> => {
  await driveTo(server, { agent, quote }, 'Full Quote Created');
  return (await recordOf(server, agent, quote.quoteId)).proposalNo as string;
};

export const newTravelPromo = (server: AreaServer, facts: object = {}): Promise<string> =>
  newPromo(server, facts, { productId: PRODUCT_IDS.travel, length: 19 });
