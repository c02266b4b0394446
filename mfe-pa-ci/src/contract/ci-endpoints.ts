import { endpoint } from '@payung/shared/api/endpoint.ts';
import { decryptedLinkCodec } from '@payung/shared/api/endpoints/auth.ts';
import type { DecryptedLink } from '@payung/shared/schemas/auth.ts';
import { createdQuoteCodec } from '@payung/shared/api/endpoints/quote-codecs.ts';
import type { CreatedQuote } from '@payung/shared/schemas/quote.ts';
import type { LinkWorkflow } from '@payung/shared/domain/link.ts';
import { record } from '@payung/shared/wire/wire-names.ts';
import type { NewCiQuote } from './ci-record.ts';

/** What is put into the partner's token (CI-005). The server's own link, agent and reductions count. */
export interface HandoverRequest {
  readonly refId: string;
  readonly ref: 'quote';
  readonly product: 'CI';
  readonly workflow: LinkWorkflow;
  readonly discountPct: number;
  readonly promo: string;
  readonly deepLinkStage: string;
}

export interface HandoverReply {
  /** The token for the partner. */
  readonly encryptedData: string;
  /** The partner's address with that token: a full page, not a call. */
  readonly address: string;
}

/** The calls that only critical illness has. */
export const ciCalls = {
  createCiQuote: endpoint<{ body: NewCiQuote; reply: CreatedQuote }>()({
    method: 'POST',
    path: 'user/create-quote-ci',
    service: 'user',
    effect: 'writes',
    counted: 'quotes',
    wire: {
      body: record<NewCiQuote>({
        insuredPhone: 'insuredMobile',
        discountPercent: 'discountPct',
        promoCode: 'promo',
      }),
      reply: createdQuoteCodec,
    },
    origin: 'assumed',
  }),
  /** Opens critical-illness links only; those of other products do not exist here. */
  decryptCiLink: endpoint<{ query: { id: string }; reply: DecryptedLink }>()({
    method: 'GET',
    path: 'auth/decrypt-link-ci',
    effect: 'reads',
    wire: { reply: decryptedLinkCodec },
    origin: 'specified',
  }),
  /** A token of its own every time; refused with 503 while the partner does not answer (ruling R28). */
  encryptForPartner: endpoint<{ body: HandoverRequest; reply: HandoverReply }>()({
    method: 'POST',
    path: 'auth/aem/encrypt',
    effect: 'writes',
    origin: 'specified',
  }),
  /** The partner's own call, server to server: that a customer has arrived, signed by the partner. */
  partnerArrived: endpoint<{ body: { notice: string }; reply: { message: string } }>()({
    method: 'POST',
    path: 'auth/aem/arrived',
    effect: 'writes',
    origin: 'assumed',
  }),
} as const;
