import { randomUUID } from 'node:crypto';
import type { Clock } from '#clock.ts';
import type { DokuSettings } from '#environment.ts';
import { requestTimestamp, sign } from '../signature.ts';
import type { SandboxOrder } from './orders.ts';

export interface NotifyOptions {
  readonly hasWrongSignature?: boolean;
  readonly hasWrongAmount?: boolean;
}

const bodyOf = (order: SandboxOrder, now: Date, amount: number): string =>
  JSON.stringify({
    service: { id: 'VIRTUAL_ACCOUNT' },
    acquirer: { id: 'BCA' },
    channel: { id: order.channel ?? 'VIRTUAL_ACCOUNT_BCA' },
    transaction: { status: order.status, date: requestTimestamp(now), original_request_id: order.requestId },
    order: { invoice_number: order.invoiceNumber, amount },
    additional_info: { origin: { product: 'CHECKOUT' } },
  });

/** Tells the merchant as DOKU does; answers the merchant's status, or 0 when nobody answered. */
export const notify = async (
  { settings, clock }: { readonly settings: DokuSettings; readonly clock: Clock },
  order: SandboxOrder,
  options: NotifyOptions = {},
): Promise<number> => {
  const timestamp = requestTimestamp(clock.now());
  const body = bodyOf(order, clock.now(), options.hasWrongAmount ? order.amount - 1000 : order.amount);
  const requestId = randomUUID();
  const target = new URL(order.notificationUrl).pathname;
  const secret = options.hasWrongSignature ? `${settings.secretKey}-of-somebody-else` : settings.secretKey;
  try {
    const response = await fetch(order.notificationUrl, {
      method: 'POST',
      signal: AbortSignal.timeout(10_000),
      headers: {
        'Client-Id': settings.clientId,
        'Request-Id': requestId,
        'Request-Timestamp': timestamp,
        Signature: sign(secret, { clientId: settings.clientId, requestId, timestamp, target, body }),
        'Content-Type': 'application/json',
      },
      body,
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
};
