import * as v from 'valibot';
import type {
  PaymentProvider,
  ProviderAnswer,
  UnreadableNotification,
} from '#providers/payment/payment-provider.ts';
import type { DokuSettings } from '#environment.ts';
import { invoiceNamedIn, Notification, paidAtOf } from './doku-messages.ts';
import { isSignedBy } from './signature.ts';

type Given = Parameters<PaymentProvider['verifyNotification']>[0];

/** The last retry of DOKU comes 18.5 hours after the first try, and clocks differ a little. */
const OLDEST_MS = 20 * 3_600_000;
const AHEAD_MS = 5 * 60_000;

const headerOf = (headers: Given['headers'], name: string): string => {
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
  given: Given,
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
