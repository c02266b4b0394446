import { endpoint } from '@payung/shared/api/endpoint.ts';
import type { Logkey } from '@payung/shared/domain/resume-type.ts';
import { decryptedLinkCodec } from '@payung/shared/api/endpoints/auth.ts';
import type { DecryptedLink } from '@payung/shared/schemas/auth.ts';
import { createdQuoteCodec, savedQuoteCodec } from '@payung/shared/api/endpoints/quote-codecs.ts';
import type { ByQuote, CreatedQuote, SavedQuote } from '@payung/shared/schemas/quote.ts';
import { under } from '@payung/shared/wire/wire-names.ts';
import type { Codec } from '@payung/shared/wire/wire-names.ts';
import type { Months } from '#rules/cover.ts';
import type { AccidentChange, InsuredChange, NewAccidentQuote } from './accident-changes.ts';
import { accidentChange, accidentQuoteRecord, insuredChange, newAccidentQuote } from './accident-codec.ts';
import type { AccidentQuoteRecord } from './accident-record.ts';

type Saved = SavedQuote<AccidentQuoteRecord>;
const saved: Codec<Saved> = savedQuoteCodec(accidentQuoteRecord);

/** What a plan pays and costs; amounts in whole rupiah. Example premiums, marked so. */
export interface AccidentPlan {
  readonly code: string;
  readonly name: string;
  /** What it pays at most for each insured. */
  readonly limit: number;
  /** For each insured and the whole period, by months. */
  readonly premiums: Readonly<Record<Months, number>>;
  readonly benefits: readonly { readonly text: string; readonly amount: number }[];
}

/** What a beneficiary may be (PA-008). */
export interface Relation {
  readonly id: string;
  readonly name: string;
}

/** The calls that only personal accident has. */
export const accidentCalls = {
  accidentPlans: endpoint<{ reply: readonly AccidentPlan[] }>()({
    method: 'GET',
    path: 'user/pa-plans',
    service: 'user',
    effect: 'reads',
    lang: 'langId',
    offline: true,
    wire: {
      reply: under('data', { encode: (plans) => plans, decode: (wire) => wire as readonly AccidentPlan[] }),
    },
    origin: 'assumed',
  }),
  createPaQuote: endpoint<{ body: NewAccidentQuote; reply: CreatedQuote }>()({
    method: 'POST',
    path: 'user/create-quote-pa',
    service: 'user',
    effect: 'writes',
    counted: 'quotes',
    wire: { body: newAccidentQuote, reply: createdQuoteCodec },
    origin: 'assumed',
  }),
  /** EN or BH (I18N-009); `logkey` where the quote was opened from a referral or a search (ruling R60). */
  getPaQuote: endpoint<{ params: ByQuote; query: { logkey?: Logkey }; reply: AccidentQuoteRecord }>()({
    method: 'GET',
    path: 'user/get-pa-quote/:quoteId',
    service: 'user',
    effect: 'reads',
    lang: 'langId',
    offline: true,
    wire: { reply: under('data', accidentQuoteRecord) },
    origin: 'specified',
  }),
  updatePaQuote: endpoint<{ params: ByQuote; body: AccidentChange; reply: Saved }>()({
    method: 'PATCH',
    path: 'user/update-pa-quote/:quoteId',
    service: 'user',
    effect: 'writes',
    wire: { body: accidentChange, reply: saved },
    origin: 'specified',
  }),
  /** One insured at a time, with a version of its own; a conflict answers the quote as it now stands. */
  updatePaInsured: endpoint<{ params: ByQuote; body: InsuredChange; reply: Saved }>()({
    method: 'PATCH',
    path: 'user/update-pa-customerinfo/:quoteId',
    service: 'user',
    effect: 'writes',
    wire: { body: insuredChange, reply: saved },
    origin: 'specified',
  }),
  /** EN or ID, not BH (I18N-008). */
  paBeneficiary: endpoint<{ reply: readonly Relation[] }>()({
    method: 'GET',
    path: 'user/getPaBeneficiary',
    service: 'user',
    effect: 'reads',
    lang: 'lang',
    offline: true,
    wire: { reply: under('data', { encode: (list) => list, decode: (wire) => wire as readonly Relation[] }) },
    origin: 'specified',
  }),
  generatePaLink: endpoint<{
    query: { type: 'lead'; quoteId: string };
    reply: { link: string; expiresAt: string };
  }>()({
    method: 'GET',
    path: 'user/generate-link-pa',
    service: 'user',
    effect: 'writes',
    origin: 'specified',
  }),
  /** Opens accident links only; those of other products do not exist here. */
  decryptPaLink: endpoint<{ query: { id: string }; reply: DecryptedLink }>()({
    method: 'GET',
    path: 'auth/decrypt-link-pa',
    effect: 'reads',
    wire: { reply: decryptedLinkCodec },
    origin: 'specified',
  }),
} as const;
