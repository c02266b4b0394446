import { expect, it } from 'vitest';
import { ACTORS, verdictOf } from '#core/access/access-rows.ts';
import { QUOTE_TRANSITIONS } from '#areas/quote/transitions.ts';
import { call } from '#testing/caller.ts';
import { newAgent, newVisit } from '#testing/people.ts';
import { HOME_ACCESS } from './access.ts';
import { homeProduct } from './product.ts';
import { homeModule } from './module.ts';
import { newHomeQuote, quotedHome, useHomeServer } from './testing/home.ts';

const world = useHomeServer();

it('has the calls of home with the methods and paths of the specification', () => {
  const rows = Object.entries(homeModule.endpoints).map(([name, { method, path }]) => [name, method, path]);
  expect(rows).toEqual([
    ['createHomeQuote', 'POST', 'home/createQuote'],
    ['getHomeQuote', 'GET', 'home/getQuote/:quoteId'],
    ['homePlans', 'GET', 'user/get-home-plans/:quoteId'],
    ['homeBenefits', 'GET', 'user/get-home-benefits/:quoteId'],
    ['updateHomeQuote', 'PATCH', 'home/updateQuote/:quoteId'],
    ['updateHomeLead', 'PATCH', 'home/updatelead/:leadId'],
    ['updatePrintPolicy', 'PATCH', 'user/update-printpolicy'],
    ['validateHomePromo', 'POST', 'home/validate-promoCode-home'],
    ['homeQuickQuote', 'GET', 'user/home-quick-quote/:quoteId'],
    ['generateHomeLink', 'GET', 'home/generate-link-home'],
    ['decryptHomeLink', 'GET', 'auth/decrypt-link-home'],
    ['homeEPolicy', 'GET', 'user/home-ePolicy/:quoteId'],
  ]);
});

/** nobody, ended, owner agent, other agent, own customer, other customer, registrant, other registrant, staff, hand-off of its photos, hand-off of others'. */
const CELLS = [
  ['createHomeQuote', 'self', [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403, 403, 403]],
  ['getHomeQuote', 'quote', [401, 401, 'yes', 404, 404, 'yes', 404, 403, 403, 403, 403, 403]],
  ['homePlans', 'quote', [401, 401, 'yes', 404, 404, 'yes', 404, 403, 403, 403, 403, 403]],
  ['homeBenefits', 'quote', [401, 401, 'yes', 404, 404, 'yes', 404, 403, 403, 403, 403, 403]],
  ['updateHomeQuote', 'quote', [401, 401, 'yes', 404, 404, 'yes', 404, 403, 403, 403, 403, 403]],
  ['updateHomeLead', 'lead', [401, 401, 'yes', 404, 404, 'yes', 404, 403, 403, 403, 403, 403]],
  ['updatePrintPolicy', 'quote', [401, 401, 'yes', 404, 404, 'yes', 404, 403, 403, 403, 403, 403]],
  ['validateHomePromo', 'quote', [401, 401, 403, 404, 404, 'yes', 404, 403, 403, 403, 403, 403]],
  ['homeQuickQuote', 'quote', [401, 401, 'yes', 404, 404, 'yes', 404, 403, 403, 403, 403, 403]],
  ['generateHomeLink', 'quote', [401, 401, 'yes', 404, 404, 403, 404, 403, 403, 403, 403, 403]],
  [
    'decryptHomeLink',
    'self',
    ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 403, 403],
  ],
  ['homeEPolicy', 'quote', [401, 401, 'yes', 404, 404, 'yes', 404, 403, 403, 403, 403, 403]],
] as const;

it('has exactly the access rows of the specification [SHELL-054]', () => {
  expect(ACTORS).toEqual([
    'nobody',
    'ended',
    'ownerAgent',
    'otherAgent',
    'leadingAgent',
    'ownCustomer',
    'otherCustomer',
    'registrant',
    'otherRegistrant',
    'staff',
    'ownPhotoHandoff',
    'otherPhotoHandoff',
  ]);
  const cells = Object.entries(HOME_ACCESS).map(([name, row]) => [
    name,
    row.object,
    ACTORS.map((actor) => verdictOf(row, actor)),
  ]);
  expect(cells).toEqual(CELLS);
});

it('answers calls about a quote or its lead only to its agent and its customer [SHELL-054]', async () => {
  const { server } = world;
  const { agent, customer, params, leadId, quote } = await quotedHome(server);
  const stranger = await newAgent(server);
  const other = await newHomeQuote(server, stranger.headers);
  const guest = await newVisit(server, other.quoteId, other.phone);
  const { quoteId } = params;
  const parts = {
    getHomeQuote: { params },
    homePlans: { params },
    homeBenefits: { params },
    homeQuickQuote: { params },
    updateHomeQuote: { params, body: { insuredMobile: quote.phone } },
    updatePrintPolicy: { body: { quoteId, printOption: 'soft' } },
    updateHomeLead: {
      params: { leadId },
      body: { email: 'budi@payung.test', primaryMobile: quote.phone, idCard: '' },
    },
    generateHomeLink: { query: { type: 'lead', quoteId } },
    homeEPolicy: { params, query: { quoteId } },
    validateHomePromo: { body: { promoCode: 'NOSUCHCODE0000000', quoteId } },
  };
  for (const [name, part] of Object.entries(parts)) {
    const refusals = [];
    for (const who of [{}, stranger.headers, guest])
      refusals.push((await call(server, who, name, part)).status);
    expect([name, refusals]).toEqual([name, [401, 404, 404]]);
    const own = name === 'validateHomePromo' ? customer : agent;
    expect([401, 403, 404]).not.toContain((await call(server, own, name, part)).status);
  }
});

it('uses the transitions of products without inspection', () => {
  expect(homeProduct.transitions).toBe(QUOTE_TRANSITIONS);
});
