import * as v from 'valibot';
import type { PaymentProvider, ProviderAnswer, UnreadableNotification } from './payment-provider.ts';
import type { DokuSettings } from '#environment.ts';
import { invoiceNamedIn, Notification, paidAtOf } from './doku-messages.ts';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

type ReceivedNotification = Parameters<PaymentProvider['verifyNotification']>[0];

/** The last retry of DOKU comes 18.5 hours after the first try, and clocks differ a little. */
const OLDEST_MS = 20 * 3_600_000;
const AHEAD_MS = 5 * 60_000;

const headerOf = (headers: ReceivedNotification['headers'], name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

const isTimely = (timestamp: string, now: Date): boolean => {
  const age = now.getTime() - new Date(timestamp).getTime();
  return age <= OLDEST_MS && age >= -AHEAD_MS;
};

const parse = (rawBody: Buffer): unknown => {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return undefined;
  }
};

const MAX_REASON = 200;

const fieldsOf = (issues: readonly v.BaseIssue<unknown>[]): string =>
  [...new Set(issues.map((issue) => v.getDotPath(issue) ?? 'body'))].join(', ').slice(0, MAX_REASON);

/** The provider's report, or nothing: a notification without the right client and signature is never believed. */
export const verifyDokuNotification = (
  settings: DokuSettings,
  now: Date,
  given: ReceivedNotification,
): ProviderAnswer | UnreadableNotification | undefined => {
  const message = {
    clientId: headerOf(given.headers, 'client-id'),
    requestId: headerOf(given.headers, 'request-id'),
    timestamp: headerOf(given.headers, 'request-timestamp'),
    target: given.target,
    body: given.rawBody,
  };
  if (message.clientId !== settings.clientId || !isTimely(message.timestamp, now)) return undefined;
  if (!isSignedBy(settings.secretKey, message, headerOf(given.headers, 'signature'))) return undefined;
  const report = parse(given.rawBody);
  const isObject = typeof report === 'object' && report !== null;
  const parsed = v.safeParse(Notification, isObject ? { ...report, requestId: message.requestId } : report);
  if (!parsed.success) return { unreadable: fieldsOf(parsed.issues), invoiceNumber: invoiceNamedIn(report) };
  const { order, transaction, requestId } = parsed.output;
  return {
    invoiceNumber: order.invoice_number,
    // The same event sent again has a new Request-Id but names the same original request.
    requestId: transaction.original_request_id ?? requestId,
    amount: order.amount,
    status: transaction.status,
    paymentId: transaction.original_request_id ?? undefined,
    paidAt: paidAtOf(transaction.date),
  };
};

/** What DOKU signs of a message; GET requests have no body and no Digest line. */
interface SignedRequest {
  readonly clientId: string;
  readonly requestId: string;
  readonly timestamp: string;
  /** Path only, as the receiver of the request sees it. */
  readonly target: string;
  readonly body?: Buffer | string;
}

export const digestOf = (body: Buffer | string): string => createHash('sha256').update(body).digest('base64');

/** No newline at the end: the lines are joined, not ended. */
const textToSign = ({ clientId, requestId, timestamp, target, body }: SignedRequest): string =>
  [
    `Client-Id:${clientId}`,
    `Request-Id:${requestId}`,
    `Request-Timestamp:${timestamp}`,
    `Request-Target:${target}`,
    ...(body === undefined ? [] : [`Digest:${digestOf(body)}`]),
  ].join('\n');

export const sign = (secretKey: string, message: SignedRequest): string =>
  `HMACSHA256=${createHmac('sha256', secretKey).update(textToSign(message)).digest('base64')}`;

/** In constant time; a missing or short signature is simply wrong. */
export const isSignedBy = (secretKey: string, message: SignedRequest, signature: string): boolean => {
  const expected = Buffer.from(sign(secretKey, message));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
};

/** UTC without milliseconds: DOKU refuses any other form. */
export const requestTimestamp = (now: Date): string => `${now.toISOString().slice(0, 19)}Z`;
