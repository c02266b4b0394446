import { expect, it } from 'vitest';
import { QUOTE_TRANSITIONS } from '#areas/quote/transitions.ts';
import { call } from '#testing/caller.ts';
import { newAgent, newVisit } from '#testing/people.ts';
import {
  BY_AGENTS,
  BY_EVERYBODY,
  BY_OWNER_AGENT,
  BY_OWNER_CUSTOMER,
  BY_OWNERS,
  accessOf,
  expectOthersRefused,
} from '#testing/product-access.ts';
import type { SpecifiedAccess } from '#testing/product-access.ts';
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
    ['agreeToRequirements', 'POST', 'home/requirements/:quoteId'],
    ['validateHomePromo', 'POST', 'home/validate-promoCode-home'],
    ['homeQuickQuote', 'GET', 'user/home-quick-quote/:quoteId'],
    ['generateHomeLink', 'GET', 'home/generate-link-home'],
    ['decryptHomeLink', 'GET', 'auth/decrypt-link-home'],
    ['homeEPolicy', 'GET', 'user/home-ePolicy/:quoteId'],
  ]);
});

const SPECIFIED: SpecifiedAccess = {
  createHomeQuote: ['self', BY_AGENTS],
  getHomeQuote: ['quote', BY_OWNERS],
  homePlans: ['quote', BY_OWNERS],
  homeBenefits: ['quote', BY_OWNERS],
  updateHomeQuote: ['quote', BY_OWNERS],
  updateHomeLead: ['lead', BY_OWNERS],
  updatePrintPolicy: ['quote', BY_OWNERS],
  agreeToRequirements: ['quote', BY_OWNER_CUSTOMER],
  validateHomePromo: ['quote', BY_OWNER_CUSTOMER],
  homeQuickQuote: ['quote', BY_OWNERS],
  generateHomeLink: ['quote', BY_OWNER_AGENT],
  decryptHomeLink: ['self', BY_EVERYBODY],
  homeEPolicy: ['quote', BY_OWNERS],
};

it('has exactly the access rows of the specification [SHELL-054]', () => {
  expect(accessOf(HOME_ACCESS)).toEqual(SPECIFIED);
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
    agreeToRequirements: { params },
    validateHomePromo: { body: { promoCode: 'NOSUCHCODE0000000', quoteId } },
  };
  await expectOthersRefused(server, [stranger.headers, guest], parts);
  for (const [name, part] of Object.entries(parts)) {
    const own = ['agreeToRequirements', 'validateHomePromo'].includes(name) ? customer : agent;
    expect([401, 403, 404]).not.toContain((await call(server, own, name, part)).status);
  }
});

it('uses the transitions of products without inspection', () => {
  expect(homeProduct.transitions).toBe(QUOTE_TRANSITIONS);
});
