import * as v from 'valibot';

/** Fields grow and types wander (amounts come as text), so only what is used is read. */
const Amount = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,12}(\.0+)?$/), v.transform(Number))]),
  v.integer(),
  // What the database and a JavaScript number hold exactly.
  v.minValue(1),
  v.maxValue(999_999_999_999),
);

/** Ids are kept in the database: nothing that it cannot store, nothing that nobody can read. */
const Id = v.pipe(v.string(), v.regex(/^[!-~]{1,128}$/));
/** As the provider and we spell it. */
const InvoiceNumber = v.pipe(v.string(), v.regex(/^[!-~]{1,64}$/));

const STATUSES = [
  'PENDING',
  'SUCCESS',
  'FAILED',
  'EXPIRED',
  'REFUNDED',
  'CHARGEBACK',
  'VOID',
  'TIMEOUT',
  'REDIRECT',
] as const;

export const CreateAnswer = v.object({
  response: v.object({
    order: v.object({ amount: Amount, invoice_number: v.string() }),
    payment: v.object({
      url: v.string(),
      expired_date: v.optional(v.nullable(v.string())),
      expired_datetime: v.optional(v.nullable(v.string())),
    }),
  }),
});

export const StatusAnswer = v.object({
  order: v.object({
    invoice_number: v.string(),
    amount: Amount,
    status: v.optional(v.nullable(v.string())),
  }),
  transaction: v.optional(
    v.nullable(
      v.object({
        status: v.optional(v.nullable(v.picklist(STATUSES))),
        original_request_id: v.optional(v.nullable(v.string())),
        date: v.optional(v.nullable(v.string())),
      }),
    ),
  ),
});

export const Notification = v.object({
  /** Of the header. */
  requestId: Id,
  order: v.object({ invoice_number: InvoiceNumber, amount: Amount }),
  transaction: v.object({
    status: v.picklist(STATUSES),
    original_request_id: v.optional(v.nullable(Id)),
    date: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(64)))),
  }),
});

/** The invoice that a report names, as far as it can be read. */
export const invoiceNamedIn = (report: unknown): string => {
  const named = v.safeParse(v.object({ order: v.object({ invoice_number: InvoiceNumber }) }), report);
  return named.success ? named.output.order.invoice_number : '';
};

/** `yyyyMMddHHmmss` in UTC+7, or ISO text in UTC where the answer carries that. */
export const expiryOf = (
  payment: v.InferOutput<typeof CreateAnswer>['response']['payment'],
): Date | undefined => {
  const iso = payment.expired_datetime;
  const compact = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(payment.expired_date ?? '');
  const text = iso ?? (compact && `${compact.slice(1, 4).join('-')}T${compact.slice(4).join(':')}+07:00`);
  const at = text ? new Date(text) : undefined;
  return at && !Number.isNaN(at.getTime()) ? at : undefined;
};

/** When a payment was made; nothing where the answer does not say so in a way that can be read. */
export const paidAtOf = (date: string | null | undefined): Date | undefined => {
  const at = date ? new Date(date) : undefined;
  return at && !Number.isNaN(at.getTime()) ? at : undefined;
};
