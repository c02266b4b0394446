import { randomUUID } from 'node:crypto';
import type { Clock } from '#clock.ts';
import type { DokuSettings } from '#environment.ts';
import { requestTimestamp, sign, isSignedBy } from '../doku-notification.ts';
import type { SandboxOrder } from './orders.ts';
import type { FastifyRequest } from 'fastify';

interface NotifyOptions {
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

const CLOCK_DRIFT_MS = 5 * 60_000;

/** Why DOKU would refuse the request, or nothing. */
export const refusalOf = (
  settings: DokuSettings,
  clock: Clock,
  request: FastifyRequest,
): string | undefined => {
  const header = (name: string): string => String(request.headers[name] ?? '');
  const timestamp = header('request-timestamp');
  if (header('client-id') !== settings.clientId) return 'INVALID CLIENT-ID';
  if (!/^.{1,128}$/.test(header('request-id'))) return 'INVALID REQUEST-ID';
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(timestamp)) return 'INVALID REQUEST-TIMESTAMP';
  if (Math.abs(clock.now().getTime() - new Date(timestamp).getTime()) > CLOCK_DRIFT_MS)
    return 'EXPIRED REQUEST-TIMESTAMP';
  const message = {
    clientId: settings.clientId,
    requestId: header('request-id'),
    timestamp,
    target: request.url,
    ...(request.method === 'POST' ? { body: request.body as Buffer } : {}),
  };
  return isSignedBy(settings.secretKey, message, header('signature')) ? undefined : 'INVALID SIGNATURE';
};
