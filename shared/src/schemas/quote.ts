import * as v from 'valibot';
import { REFUND_REASONS } from '#domain/money/refunds.ts';
import { AGREED_BY } from '#domain/privacy/consent-texts.ts';
import { LOGKEYS } from '#domain/resume-type.ts';
import { as, only, onlyOrNone, record, under, withUnread } from '#wire/describe.ts';
import { describe } from '#wire/call-schemas.ts';
import type { Clean } from '#wire/describe.ts';
import { id, isoDate, phoneNumber, stage, text } from './parts.ts';

/** One explained line: a message id, what fills it, and the amount in whole rupiah (negative when taken off). */
export const priceLine = v.strictObject({
  label: v.picklist([
    'price.premium',
    'price.addOn',
    /** Given for nothing: taken off again, with its condition as `text`. */
    'price.allowance',
    'price.discount',
    'price.promo',
    'price.adminCost',
    'price.stampDuty',
    'price.total',
  ]),
  values: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
  amount: v.number(),
});
export type PriceLine = Clean<typeof priceLine>;

/** An add-on that was chosen. Amounts are whole rupiah, computed by the server only. */
const chosenBenefit = record({
  code: as('BenefitCode', v.string()),
  name: as('BenefitDesc', v.string()),
  premium: as('Premium', v.number()),
});
export type ChosenBenefit = Clean<typeof chosenBenefit>;

const promoCode = record({
  code: as('promoCode', v.string()),
  percent: as('discountPercent', v.number()),
});
export type PromoCode = Clean<typeof promoCode>;

export const paymentStatus = v.picklist([
  'Unpaid',
  'Pending',
  'Paid',
  'PayLater',
  /** To be paid later, and not paid by its due date. */
  'Cancelled',
  'Expired',
  'Failed',
]);

/** What every quote says, whichever product it is of (PAY-036); a product adds its own fields. Days are YYYY-MM-DD. */
/** Money that goes back; nothing of most quotes. */
export const moneyBackFields = {
  /** What is owed back or was paid back, the newest first. */
  refunds: v.optional(
    v.array(
      v.strictObject({
        amount: v.number(),
        reason: v.picklist(REFUND_REASONS),
        isPaid: v.boolean(),
        since: v.string(),
        /** Of the transfer, once it is paid back. */
        paidOn: v.optional(v.string()),
        reference: v.optional(v.string()),
      }),
    ),
  ),
  /** The payment was taken back, and nobody of the insurer has decided about it. */
  paymentTakenBackAt: v.optional(v.string()),
};

export const quoteFields = {
  id: as('_id', v.string()),
  /** The code that people read. */
  code: as('quote_Id', v.string()),
  productId: as('product_Id', v.string()),
  leadId: v.string(),
  stage,
  /** Grows with every change; a change of an older version is refused. */
  version: v.number(),
  planName: v.string(),
  planCode: v.string(),
  premium: v.number(),
  benefits: as('additionalBenefits', v.array(chosenBenefit)),
  discountPercent: v.number(),
  discountAmount: v.number(),
  /** Who gave the discount. */
  discountGivenBy: v.picklist(['agent', 'promo', 'nobody']),
  promoCode: as('promoCodeList', v.optional(onlyOrNone(promoCode))),
  /** The order line by line, without admin cost, and its total: what an order summary shows (ruling K15). */
  orderLines: v.array(priceLine),
  addOnTotal: v.number(),
  subtotal: v.number(),
  /** What is due line by line; its total is `duePremium` (PAY-034). */
  dueLines: v.array(priceLine),
  adminCost: v.number(),
  stampDuty: v.number(),
  duePremium: v.number(),
  proposalNo: v.optional(v.string()),
  policyNo: v.optional(v.string()),
  paymentStatus,
  /** When the newest payment link ends or ended: a moment in ISO. */
  linkExpiresAt: v.optional(v.string()),
  payLaterDueDate: v.optional(v.string()),
  insuredName: v.string(),
  insuredEmail: v.string(),
  insuredPhone: as('insuredMobile', v.string()),
  insuredBirthDate: as('insuredDob', v.string()),
  insuredIdCard: v.string(),
  insuredPassport: as('insuredPassportNo', v.string()),
  startDate: as('effectiveDate', v.string()),
  endDate: as('expiryDate', v.string()),
  /** Only where the cover is a journey: it cannot be paid once it has begun (ruling K76). */
  departureDate: v.optional(v.string()),
  savedAt: v.string(),
  /** When its quick quote was made; nothing until then, and after a change of the price. */
  quotedAt: v.optional(v.string()),
  /** The day until which the price is valid. */
  validUntil: v.string(),
  agentName: v.string(),
  ...moneyBackFields,
  /** Refused by the insurer, finally: why, and when (ISO 8601). Nothing more can be changed or paid. */
  rejection: v.optional(v.strictObject({ reason: v.string(), at: v.string() })),
};
const quoteRecord = record(quoteFields);
export type QuoteRecord = Clean<typeof quoteRecord>;

/** A change that was saved: the record as it then stands. */
export interface SavedQuote<Quote extends QuoteRecord = QuoteRecord> {
  readonly message: string;
  readonly quote: Quote;
}
export const savedQuote = <S extends v.GenericSchema>(quote: S) =>
  record({ message: v.string(), quote: as('data', quote) });

/** A quote that was made. */
export const createdQuote = under(
  'data',
  record({ quoteId: v.string(), code: as('quote_Id', v.string()), stage }),
);
export type CreatedQuote = Clean<typeof createdQuote>;

/** What the add-ons that are being chosen would cost: the order without admin cost. */
const pricePreview = v.strictObject({
  orderLines: v.array(priceLine),
  /** The add-ons alone. */
  addOnTotal: v.number(),
  subtotal: v.number(),
});
export type PricePreview = Clean<typeof pricePreview>;

/** `quoteId` is left out by customers, who have one quote. */
export const typedPromoCode = record({
  code: as('promoCode', text(32)),
  quoteId: v.optional(text(24)),
});
const validPromoCode = record({ percent: as('discount', v.number()) });

/** How a quote came to be open (SHELL-036, API-007). */
export const logkey = v.optional(v.picklist(LOGKEYS));

/** The code of a quote that people read. */
export const quoteCode = under('data', record({ code: as('quote_Id', v.string()) }));

/** Whether terms and processing are agreed to, and marketing allowed. */
const confirmation = v.strictObject({
  consents: v.strictObject({
    terms: v.boolean(),
    dataProcessing: v.boolean(),
    marketing: v.boolean(),
  }),
  /** Which wording was on the screen. */
  textVersion: text(20),
  /** How the customer agreed, where an agent says that they did. */
  agreedBy: v.optional(v.picklist(AGREED_BY)),
  /** The day in Jakarta on which the boxes were shown: the texts behind them are those of that day. */
  shownOn: v.optional(isoDate),
  language: v.picklist(['en', 'id']),
});
export type ConfirmQuoteInput = Clean<typeof confirmation>;

/** A link, and the moment at which it ends. */
export const sharedLink = v.strictObject({ link: v.string(), expiresAt: v.string() });

/** Products have fields beside these: a product gives the calls that answer a record its own types. */
const anyQuote = withUnread(quoteRecord);

/** Calls that serve every product; the quote's product says what a change means. */
export const quoteCalls = describe({
  getQuote: {
    query: record({ quoteId: as('id', id), logkey }),
    reply: under('data', only(anyQuote)),
  },
  updateQuote: { body: v.unknown(), reply: savedQuote(anyQuote) },
  quickQuote: { reply: quoteCode },
  validatePromoCode: { body: typedPromoCode, reply: validPromoCode },
  previewPrice: {
    /** Codes of add-ons, with commas between them; empty for none. */
    query: v.strictObject({ benefits: v.pipe(v.string(), v.maxLength(500)) }),
    reply: pricePreview,
  },
  changePhone: { body: record({ phone: as('insuredMobile', phoneNumber) }), reply: savedQuote(anyQuote) },
  confirmQuote: { body: confirmation, reply: under('data', v.strictObject({ proposalNo: v.string() })) },
  generateLink: {
    query: v.strictObject({
      type: v.literal('lead'),
      quoteId: id,
      isEPdfLink: v.optional(v.literal('true')),
      pdfType: v.optional(v.picklist(['policy', 'quickQuote'])),
    }),
    reply: sharedLink,
  },
  ePolicy: {
    query: v.strictObject({
      quoteId: id,
      logkey: v.optional(v.literal('policyDownloadNotification')),
      policyNo: v.optional(v.pipe(v.string(), v.maxLength(30))),
      /** In place of the policy: that it was paid. */
      document: v.optional(v.literal('receipt')),
    }),
  },
  eQuotation: { query: v.strictObject({ quoteId: id }) },
});
