import * as v from 'valibot';

const Url = v.pipe(v.string(), v.url());

/** What DOKU takes; fields it knows and we do not send pass unread. */
export const CreateRequest = v.object({
  order: v.object({
    amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999_999)),
    invoice_number: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    currency: v.optional(v.literal('IDR')),
    callback_url_result: Url,
    language: v.optional(v.picklist(['EN', 'ID']), 'ID'),
    line_items: v.optional(
      v.array(v.object({ name: v.string(), price: v.number(), quantity: v.number() })),
      [],
    ),
  }),
  payment: v.object({ payment_due_date: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 60) }),
  customer: v.optional(v.object({ name: v.optional(v.string(), '') }), {}),
  additional_info: v.object({ override_notification_url: Url }),
});

/** `yyyyMMddHHmmss` in UTC+7, as DOKU writes it. */
export const jakartaStamp = (at: Date): string =>
  new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(0, 19).replace(/\D/g, '');
