import { decryptedLink } from '@payung/shared/api/endpoints/auth.ts';
import type { Logkey } from '@payung/shared/domain/resume-type.ts';
import type { DecryptedLink } from '@payung/shared/api/endpoints/auth.ts';
import { createdQuote, savedQuote } from '@payung/shared/api/endpoints/quote.ts';
import type {
  ByQuote,
  CreatedQuote,
  SavedQuote,
  ValidPromoCode,
} from '@payung/shared/api/endpoints/quote.ts';
import { endpoint } from '@payung/shared/api/endpoint.ts';
import { record, under } from '@payung/shared/wire/wire-names.ts';
import type { Codec } from '@payung/shared/wire/wire-names.ts';
import type { HomePlanOffer } from '#rules/offer.ts';
import { homeChange, leadForm, newHomeQuote } from './change-codec.ts';
import type { HomeChange, LeadForm, NewHomeQuote, PrintForm } from './changes.ts';
import { homeBenefitsOfPlans, homePlanOffers } from './offer-codec.ts';
import { homeQuoteRecord } from './record-codec.ts';
import type { HomeBenefitsOfPlan, HomeQuoteRecord } from './record.ts';

type Saved = SavedQuote<HomeQuoteRecord>;
const saved: Codec<Saved> = savedQuote(homeQuoteRecord);

interface TypedPromoCode {
  readonly code: string;
  /** Left out by customers, who have one quote. */
  readonly quoteId?: string;
}

/** The percent stands under both names that the specification gives it (HOME-049); `discount` is read. */
const validPromoCode: Codec<ValidPromoCode> = {
  encode: ({ percent }) => ({ discount: percent, percent }),
  decode: (wire) => ({ percent: (wire as { readonly discount: number }).discount }),
};

const offers = { effect: 'reads', lang: 'langId', offline: true, origin: 'specified' } as const;

export const homeEndpoints = {
  createHomeQuote: endpoint<{ body: NewHomeQuote; reply: CreatedQuote }>()({
    method: 'POST',
    path: 'home/createQuote',
    effect: 'writes',
    counted: 'quotes',
    wire: { body: newHomeQuote, reply: createdQuote },
    origin: 'assumed',
  }),
  /** `logkey` where the quote is resumed from a referral or a search (HOME-062). */
  getHomeQuote: endpoint<{ params: ByQuote; query: { logkey?: Logkey }; reply: HomeQuoteRecord }>()({
    method: 'GET',
    path: 'home/getQuote/:quoteId',
    effect: 'reads',
    offline: true,
    wire: { reply: under('data', homeQuoteRecord) },
    origin: 'specified',
  }),
  homePlans: endpoint<{ params: ByQuote; reply: readonly HomePlanOffer[] }>()({
    ...offers,
    method: 'GET',
    path: 'user/get-home-plans/:quoteId',
    service: 'user',
    wire: { reply: under('data', homePlanOffers) },
  }),
  homeBenefits: endpoint<{ params: ByQuote; reply: readonly HomeBenefitsOfPlan[] }>()({
    ...offers,
    method: 'GET',
    path: 'user/get-home-benefits/:quoteId',
    service: 'user',
    wire: { reply: under('data', homeBenefitsOfPlans) },
  }),
  updateHomeQuote: endpoint<{ params: ByQuote; body: HomeChange; reply: Saved }>()({
    method: 'PATCH',
    path: 'home/updateQuote/:quoteId',
    effect: 'writes',
    wire: { body: homeChange, reply: saved },
    origin: 'specified',
  }),
  updateHomeLead: endpoint<{ params: { leadId: string }; body: LeadForm; reply: Saved }>()({
    method: 'PATCH',
    path: 'home/updatelead/:leadId',
    effect: 'writes',
    wire: { body: leadForm, reply: saved },
    origin: 'specified',
  }),
  updatePrintPolicy: endpoint<{ body: PrintForm; reply: Saved }>()({
    method: 'PATCH',
    path: 'user/update-printpolicy',
    service: 'user',
    effect: 'writes',
    wire: { reply: saved },
    origin: 'specified',
  }),
  validateHomePromo: endpoint<{ body: TypedPromoCode; reply: ValidPromoCode }>()({
    method: 'POST',
    path: 'home/validate-promoCode-home',
    effect: 'writes',
    wire: { body: record<TypedPromoCode>({ code: 'promoCode' }), reply: validPromoCode },
    origin: 'specified',
  }),
  homeQuickQuote: endpoint<{ params: ByQuote; reply: { code: string } }>()({
    method: 'GET',
    path: 'user/home-quick-quote/:quoteId',
    service: 'user',
    effect: 'writes',
    wire: { reply: under('data', record<{ code: string }>({ code: 'quote_Id' })) },
    origin: 'specified',
  }),
  generateHomeLink: endpoint<{
    query: { type: 'lead'; quoteId: string };
    reply: { link: string; expiresAt: string };
  }>()({ method: 'GET', path: 'home/generate-link-home', effect: 'writes', origin: 'specified' }),
  /** Opens home links only; those of other products do not exist here. */
  decryptHomeLink: endpoint<{ query: { id: string }; reply: DecryptedLink }>()({
    method: 'GET',
    path: 'auth/decrypt-link-home',
    effect: 'reads',
    wire: { reply: decryptedLink },
    origin: 'specified',
  }),
  homeEPolicy: endpoint<{ params: ByQuote; query: { quoteId: string }; reply: Blob }>()({
    method: 'GET',
    path: 'user/home-ePolicy/:quoteId',
    counted: 'documents',
    service: 'user',
    effect: 'reads',
    binary: true,
    origin: 'specified',
  }),
} as const;
