import fs from 'node:fs';
import path from 'node:path';
import { writeDurably } from '#core/database/durable-file.ts';
import * as v from 'valibot';

export type OrderStatus = 'PENDING' | 'SUCCESS' | 'FAILED' | 'EXPIRED';

export interface SandboxOrder {
  readonly token: string;
  readonly invoiceNumber: string;
  readonly amount: number;
  readonly requestId: string;
  /** What the order was created with: the same request again gets the same answer. */
  readonly requestBody: string;
  readonly language: 'EN' | 'ID';
  readonly customerName: string;
  readonly items: readonly { readonly name: string; readonly price: number; readonly quantity: number }[];
  readonly returnUrl: string;
  readonly notificationUrl: string;
  readonly dueMinutes: number;
  readonly expiresAt: string;
  readonly status: OrderStatus;
  readonly channel: string | null;
}

export interface OrderBook {
  readonly byToken: (token: string) => SandboxOrder | undefined;
  readonly byInvoice: (invoiceNumber: string) => SandboxOrder | undefined;
  readonly byRequest: (requestId: string) => SandboxOrder | undefined;
  readonly put: (order: SandboxOrder) => void;
}

const read = (file: string | undefined): SandboxOrder[] => {
  if (file === undefined || !fs.existsSync(file)) return [];
  return JSON.parse(fs.readFileSync(file, 'utf8')) as SandboxOrder[];
};

/** The provider's own memory. With a file, open checkout pages outlive a restart. */
export const openOrderBook = (file: string | undefined): OrderBook => {
  const orders = new Map(read(file).map((order) => [order.invoiceNumber, order]));
  const find = (matches: (order: SandboxOrder) => boolean) => [...orders.values()].find(matches);
  return {
    byToken: (token) => find((order) => order.token === token),
    byInvoice: (invoiceNumber) => orders.get(invoiceNumber),
    byRequest: (requestId) => find((order) => order.requestId === requestId),
    put: (order) => {
      orders.set(order.invoiceNumber, order);
      if (file === undefined) return;
      fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
      writeDurably(file, JSON.stringify([...orders.values()]));
    },
  };
};

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
