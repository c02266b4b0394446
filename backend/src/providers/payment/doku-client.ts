import { AnswerRefused, fetchJson, readAnswer } from '../fetch-json.ts';
import type { JsonAnswer } from '../fetch-json.ts';
import { randomUUID } from 'node:crypto';
import type { CheckoutOrder, PaymentProvider } from './payment-provider.ts';
import type { Clock } from '#clock.ts';
import type { DokuSettings } from '#environment.ts';
import { verifyDokuNotification, requestTimestamp, sign } from './doku-notification.ts';
import { PaymentProviderUnavailable } from './payment-provider.ts';
import { expiryOf, StatusAnswer, CreateAnswer, paidAtOf } from '#providers/payment/doku-messages.ts';

const CREATE = '/checkout/v1/payment';
const TIMEOUT_MS = 15_000;

/** Hosts whose checkout pages a customer may be sent to; seen were staging., sandbox. and others, so by suffix. */
const DOKU_SUFFIX = '.doku.com';

const mayRedirectTo = (url: string, baseUrl: string): boolean => {
  const target = URL.parse(url);
  const base = new URL(baseUrl);
  if (!target) return false;
  if (target.host === base.host) return target.protocol === base.protocol;
  return (
    target.protocol === 'https:' &&
    target.hostname.endsWith(DOKU_SUFFIX) &&
    base.hostname.endsWith(DOKU_SUFFIX)
  );
};

const bodyOf = (order: CheckoutOrder, notificationUrl: string): string =>
  JSON.stringify({
    order: {
      amount: order.amount,
      invoice_number: order.invoiceNumber,
      currency: 'IDR',
      callback_url: order.returnUrl,
      callback_url_cancel: order.returnUrl,
      callback_url_result: order.returnUrl,
      language: order.language === 'id' ? 'ID' : 'EN',
      auto_redirect: true,
      line_items: order.lineItems.map((item, index) => ({
        id: String(index + 1),
        name: item.name,
        quantity: item.quantity,
        price: item.price,
        category: 'insurance',
      })),
    },
    payment: { payment_due_date: order.dueMinutes },
    customer: order.customer,
    additional_info: { override_notification_url: notificationUrl },
  });

/** DOKU Checkout, spoken to its API or to the sandbox, which speaks the same protocol. */
export const createDokuClient = (
  settings: DokuSettings,
  clock: Clock,
  notificationUrl: () => string,
): PaymentProvider => {
  const send = (target: string, requestId: string, body?: string): Promise<JsonAnswer> => {
    const timestamp = requestTimestamp(clock.now());
    const message = {
      clientId: settings.clientId,
      requestId,
      timestamp,
      target,
      ...(body === undefined ? {} : { body }),
    };
    return fetchJson(
      `${settings.baseUrl}${target}`,
      {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          'Client-Id': settings.clientId,
          'Request-Id': requestId,
          'Request-Timestamp': timestamp,
          Signature: sign(settings.secretKey, message),
          'Content-Type': 'application/json',
        },
        ...(body === undefined ? {} : { body }),
        timeoutMs: TIMEOUT_MS,
      },
      PaymentProviderUnavailable,
    );
  };

  return {
    createCheckout: async (order) => {
      const answer = await send(CREATE, order.requestId, bodyOf(order, notificationUrl()));
      // 409 repeats the first answer to the same request id: the checkout exists, and this is it.
      if (answer.status !== 200 && answer.status !== 409)
        throw new PaymentProviderUnavailable('refuses', new AnswerRefused(answer.status));
      const { response } = readAnswer(CreateAnswer, answer, PaymentProviderUnavailable);
      if (response.order.invoice_number !== order.invoiceNumber || response.order.amount !== order.amount) {
        throw new PaymentProviderUnavailable('answered about another order');
      }
      if (!mayRedirectTo(response.payment.url, settings.pagesUrl ?? settings.baseUrl))
        throw new PaymentProviderUnavailable('named a foreign page');
      const expiresAt =
        expiryOf(response.payment) ?? new Date(clock.now().getTime() + order.dueMinutes * 60_000);
      return { url: response.payment.url, expiresAt };
    },
    readStatus: async (invoiceNumber) => {
      const answer = await send(`/orders/v1/status/${encodeURIComponent(invoiceNumber)}`, randomUUID());
      if (answer.status !== 200)
        throw new PaymentProviderUnavailable('refuses', new AnswerRefused(answer.status));
      const { order, transaction } = readAnswer(StatusAnswer, answer, PaymentProviderUnavailable);
      if (order.invoice_number !== invoiceNumber)
        throw new PaymentProviderUnavailable('answered about another order');
      const whenNothingChosen = order.status === 'ORDER_EXPIRED' ? 'EXPIRED' : 'PENDING';
      const status = transaction?.status ?? whenNothingChosen;
      return { status, amount: order.amount, paidAt: paidAtOf(transaction?.date) };
    },
    verifyNotification: (notification) => verifyDokuNotification(settings, clock.now(), notification),
  };
};
