import type { QuoteEvent } from '@payung/shared/domain/stage-machine.ts';
import type { Quote } from '#repositories/tables.ts';
import type { AreaServer } from './area-server.ts';
import { call } from './caller.ts';
import type { Credentials } from './caller.ts';
import { confirmedHome, covers, flexasPlan, homeCustomer, house, newHomeQuote } from './home.ts';
import { confirmed, consents, customerBody } from './journey.ts';
import { newPhone, newQuote, trip } from './people.ts';

type Act = (server: AreaServer, who: Credentials, quote: Quote) => Promise<{ readonly status: number }>;

/** How screens of one product make each step; steps without a call of the product are left out. */
export interface StageWalk {
  readonly product: 'travel' | 'home';
  /** A confirmed quote of the agent's. */
  readonly confirmedQuote: (server: AreaServer, agent: Credentials) => Promise<string>;
  readonly acts: (promoCode: string) => Readonly<Partial<Record<QuoteEvent, Act>>>;
}

const common: Readonly<Partial<Record<QuoteEvent, Act>>> = {
  confirm: (server, who, { id }) =>
    call(server, who, 'confirmQuote', { params: { quoteId: id }, body: consents }),
  payLater: (server, who, quote) =>
    call(server, who, 'payLater', { query: { proposalNo: quote.proposal_no ?? '' } }),
};

const saving =
  (name: 'updateQuote' | 'updateHomeQuote', bodyOf: (quote: Quote) => object): Act =>
  (server, who, quote) =>
    call(server, who, name, { params: { quoteId: quote.id }, body: bodyOf(quote) });

const travel = (bodyOf: (quote: Quote) => object) => saving('updateQuote', bodyOf);
const home = (bodyOf: (quote: Quote) => object) => saving('updateHomeQuote', bodyOf);

export const STAGE_WALKS: readonly StageWalk[] = [
  {
    product: 'travel',
    confirmedQuote: async (server, agent) => {
      const quote = await newQuote(server, agent);
      await confirmed(server, agent, quote);
      return quote.quoteId;
    },
    acts: (promoCode) => ({
      ...common,
      changeRisk: travel(() => ({ trip: { ...trip, arrivalDate: '2026-02-20' } })),
      changePhone: travel(() => ({ insuredMobile: newPhone() })),
      savePlan: travel(() => ({ planCode: 'TRVPLT' })),
      saveCovid: travel(() => ({ covid: false })),
      saveBenefits: travel(() => ({ additionalBenefits: [] })),
      saveDiscount: travel(() => ({ discountPercent: 7.25 })),
      savePromo: travel(() => ({ promoCodeList: [{ promoCode }] })),
      saveCustomer: travel((quote) => customerBody(quote.insured_phone)),
      quickQuote: (server, who, { id }) => call(server, who, 'quickQuote', { params: { quoteId: id } }),
    }),
  },
  {
    product: 'home',
    confirmedQuote: async (server, agent) => {
      const quote = await newHomeQuote(server, agent);
      await confirmedHome(server, agent, quote);
      return quote.quoteId;
    },
    acts: (promoCode) => ({
      ...common,
      changeRisk: home(() => ({ property: { ...house, stories: 3 } })),
      changePhone: home(() => ({ insuredMobile: newPhone() })),
      savePlan: home(() => flexasPlan),
      saveBenefits: home(() => covers()),
      saveDiscount: home(() => ({ discountPercent: 7.25 })),
      savePromo: home(() => ({ discountPercent: 0, promoCode })),
      saveCustomer: home((quote) => homeCustomer(quote.insured_phone)),
      saveContact: (server, who, { id }) =>
        call(server, who, 'updatePrintPolicy', { body: { quoteId: id, printOption: 'soft' } }),
      quickQuote: (server, who, { id }) => call(server, who, 'homeQuickQuote', { params: { quoteId: id } }),
    }),
  },
];
