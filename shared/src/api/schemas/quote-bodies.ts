import * as v from 'valibot';
import { isoDate, phoneNumber, text } from '#schemas/parts.ts';

export const ConfirmQuoteBody = v.strictObject({
  consents: v.strictObject({
    terms: v.boolean(),
    dataProcessing: v.boolean(),
    marketing: v.boolean(),
  }),
  /** Which wording was on the screen. */
  textVersion: text(20),
  /** The day in Jakarta on which the boxes were shown: the texts behind them are those of that day. */
  shownOn: v.optional(isoDate),
  language: v.picklist(['en', 'id']),
});

export const ChangePhoneBody = v.strictObject({ insuredMobile: phoneNumber });

export const PromoCodeBody = v.strictObject({ promoCode: text(32), quoteId: v.optional(text(24)) });

export type ConfirmQuoteInput = v.InferOutput<typeof ConfirmQuoteBody>;
