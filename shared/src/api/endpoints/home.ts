import type { HomeBenefit, HomePlanOffer, HomeProduct, PremiumPart } from '#domain/home/offer.ts';
import type { OccupationType } from '#domain/home/property.ts';
import type { Stage } from '#domain/stages.ts';
import type {
  CreateHomeQuoteInput,
  UpdateHomeQuoteInput,
  UpdateLeadInput,
  UpdatePrintPolicyInput,
} from '../schemas/home-bodies.ts';
import type { PromoCodeInput } from '../schemas/quote-bodies.ts';
import { endpoint } from '../endpoint.ts';
import type { DecryptedLink } from './auth.ts';
import type { OcrDetails } from './identity.ts';
import type { ByQuote, QuoteRecord } from './quote.ts';

type Opted = 'Y' | '';

/** Premiums of the covers, whole rupiah; 0 where a cover was not chosen. */
export interface PolicyRisk {
  readonly flexasCoverPremium: number;
  readonly eQCoverPremium: number;
  readonly rsmdccCoverPremium: number;
  readonly floodCoverPremium: number;
  readonly policyCoverageList: readonly { readonly coverageName: string; readonly grossPremium: number }[];
}

/** The home record (HOME-061, HOME-103). Amounts in whole rupiah, days as YYYY-MM-DD. */
export interface HomeQuoteRecord extends QuoteRecord {
  readonly quoteId: string;
  readonly leadId: { readonly _id: string };
  /** The lead's e-mail, as payment pages read it (PAY-036). */
  readonly lead: readonly { readonly email: string }[];
  /** Empty until a plan was chosen. */
  readonly typeofProduct: HomeProduct | '';
  readonly occupationType: OccupationType;
  readonly stories: number;
  readonly buildingSumInsured: number;
  readonly contentsSumInsured: number;
  readonly fixturesSumInsured: number;
  /** Plan and chosen covers together. */
  readonly grossPremium: number;
  /** How the gross premium came about, rate by rate. */
  readonly premiumParts: readonly PremiumPart[];
  readonly promoCode: string;
  readonly proposerName: string;
  readonly homeEffectiveDate: string;
  readonly homeExpiryDate: string;
  readonly address: string;
  readonly provinceId: string;
  readonly addrProvince: string;
  readonly city: string;
  readonly district: string;
  readonly subDistrict: string;
  readonly postalCode: string;
  readonly insuredPlaceOfBirth: string;
  readonly isCorrespondenceChecked: boolean;
  readonly correspondenceAddress: string;
  readonly correspondenceProvince: string;
  readonly correspondenceCity: string;
  readonly correspondenceDistrict: string;
  readonly correspondenceSubDistrict: string;
  readonly correspondencePostalCode: string;
  readonly printOption: 'hard' | 'soft';
  readonly addressForHardCopy: string;
  readonly ocrDetails?: OcrDetails;
  readonly isFloodCoverOpted: Opted;
  readonly isRSMDCCCoverOpted: Opted;
  readonly isEQCoverOpted: Opted;
  readonly policyLobList: readonly { readonly policyRiskList: readonly PolicyRisk[] }[];
  /** Reference of the answer that gave the policy number (ruling K73). */
  readonly SessionId?: string;
}

export interface HomeBenefitsOfPlan {
  readonly typeofProduct: HomeProduct;
  readonly planName: string;
  readonly AdditionalBenefits: readonly HomeBenefit[];
}

type Saved = { readonly message: string; readonly data: HomeQuoteRecord };

export const homeEndpoints = {
  createHomeQuote: endpoint<{
    body: CreateHomeQuoteInput;
    reply: { data: { quoteId: string; quote_Id: string; stage: Stage } };
  }>()({ method: 'POST', path: 'home/createQuote', effect: 'writes', origin: 'assumed' }),
  /** `logkey` where the quote is resumed from a referral or a search (HOME-062). */
  getHomeQuote: endpoint<{
    params: ByQuote;
    query: { logkey?: string };
    reply: { data: HomeQuoteRecord };
  }>()({
    method: 'GET',
    path: 'home/getQuote/:quoteId',
    effect: 'reads',
    offline: true,
    origin: 'specified',
  }),
  homePlans: endpoint<{ params: ByQuote; reply: { data: readonly HomePlanOffer[] } }>()({
    method: 'GET',
    path: 'user/get-home-plans/:quoteId',
    effect: 'reads',
    lang: 'langId',
    offline: true,
    origin: 'specified',
  }),
  homeBenefits: endpoint<{ params: ByQuote; reply: { data: readonly HomeBenefitsOfPlan[] } }>()({
    method: 'GET',
    path: 'user/get-home-benefits/:quoteId',
    effect: 'reads',
    lang: 'langId',
    offline: true,
    origin: 'specified',
  }),
  updateHomeQuote: endpoint<{ params: ByQuote; body: UpdateHomeQuoteInput; reply: Saved }>()({
    method: 'PATCH',
    path: 'home/updateQuote/:quoteId',
    effect: 'writes',
    origin: 'specified',
  }),
  updateHomeLead: endpoint<{ params: { leadId: string }; body: UpdateLeadInput; reply: Saved }>()({
    method: 'PATCH',
    path: 'home/updatelead/:leadId',
    effect: 'writes',
    origin: 'specified',
  }),
  updatePrintPolicy: endpoint<{ body: UpdatePrintPolicyInput; reply: Saved }>()({
    method: 'PATCH',
    path: 'user/update-printpolicy',
    effect: 'writes',
    origin: 'specified',
  }),
  validateHomePromo: endpoint<{ body: PromoCodeInput; reply: { discount: number; percent: number } }>()({
    method: 'POST',
    path: 'home/validate-promoCode-home',
    effect: 'writes',
    origin: 'specified',
  }),
  homeQuickQuote: endpoint<{ params: ByQuote; reply: { data: { quote_Id: string } } }>()({
    method: 'GET',
    path: 'user/home-quick-quote/:quoteId',
    effect: 'writes',
    origin: 'specified',
  }),
  generateHomeLink: endpoint<{
    query: { type: 'lead'; quoteId: string };
    reply: { link: string; expiresAt: string };
  }>()({ method: 'GET', path: 'home/generate-link-home', effect: 'writes', origin: 'specified' }),
  /** Opens home links only; those of other products do not exist here. */
  decryptHomeLink: endpoint<{ query: { id: string }; reply: { data: DecryptedLink } }>()({
    method: 'GET',
    path: 'auth/decrypt-link-home',
    effect: 'reads',
    origin: 'specified',
  }),
  homeEPolicy: endpoint<{ params: ByQuote; query: { quoteId: string }; reply: Blob }>()({
    method: 'GET',
    path: 'user/home-ePolicy/:quoteId',
    effect: 'reads',
    binary: true,
    origin: 'specified',
  }),
} as const;
