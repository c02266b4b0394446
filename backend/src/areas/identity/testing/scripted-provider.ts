import type { Clock } from '#clock.ts';
import { verifyDokuNotification, requestTimestamp, sign } from '#providers/payment/doku-notification.ts';
import { NOTIFICATION_PATH } from '#areas/payment/notification-route.ts';
import type { CheckoutOrder, PaymentProvider, ProviderStatus } from '#providers/payment/payment-provider.ts';

const SETTINGS = {
  clientId: 'MCH-TEST',
  secretKey: 'SK-test-secret',
  baseUrl: 'https://provider.test',
};

interface SignedNotification {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string;
}

interface NotificationOptions {
  readonly status?: ProviderStatus;
  readonly secretKey?: string;
  readonly requestId?: string;
  /** One payment and all its repetitions name the same. */
  readonly paymentId?: string;
  /** When the customer paid, as the provider writes it. */
  readonly paidAt?: string;
  /** When the provider says that it sends. */
  readonly sentAt?: Date;
}

export interface ScriptedProvider extends PaymentProvider {
  readonly orders: CheckoutOrder[];
  /** What a status query answers. */
  readonly states: Map<string, { readonly status: ProviderStatus; readonly amount: number }>;
  /** Ends its pages after so many minutes, whatever was asked for. */
  endsAfterMinutes: number | undefined;
  /** The next checkout fails. */
  isDown: boolean;
  /** Runs between the request and its answer. */
  whileAsked: (() => Promise<void>) | undefined;
  readonly notification: (
    invoice: string,
    amount: number,
    options?: NotificationOptions,
  ) => SignedNotification;
  /** Any body, signed as the provider signs. */
  readonly signed: (
    payload: string,
    options?: Pick<NotificationOptions, 'secretKey' | 'requestId' | 'sentAt'>,
  ) => SignedNotification;
}

/** A provider whose every word the test decides; notifications are signed and really verified. */
export const scriptedProvider = (clock: Clock): ScriptedProvider => {
  const orders: CheckoutOrder[] = [];
  const states: ScriptedProvider['states'] = new Map();
  let serial = 0;
  const provider: ScriptedProvider = {
    orders,
    states,
    endsAfterMinutes: undefined,
    isDown: false,
    whileAsked: undefined,
    createCheckout: async (order) => {
      await provider.whileAsked?.();
      if (provider.isDown) throw new Error('The provider does not answer');
      orders.push(order);
      states.set(order.invoiceNumber, { status: 'PENDING', amount: order.amount });
      return {
        url: `${SETTINGS.baseUrl}/checkout-link-v2/${order.invoiceNumber}`,
        expiresAt: new Date(clock.now().getTime() + (provider.endsAfterMinutes ?? order.dueMinutes) * 60_000),
      };
    },
    readStatus: (invoiceNumber) => {
      const state = states.get(invoiceNumber);
      return state === undefined ? Promise.reject(new Error('unknown invoice')) : Promise.resolve(state);
    },
    verifyNotification: (given) => verifyDokuNotification(SETTINGS, clock.now(), given),
    notification: (invoice, amount, options = {}) => {
      const payload = JSON.stringify({
        order: { invoice_number: invoice, amount },
        transaction: {
          status: options.status ?? 'SUCCESS',
          original_request_id: options.paymentId ?? `payment-${invoice}`,
          ...(options.paidAt === undefined ? {} : { date: options.paidAt }),
        },
      });
      return provider.signed(payload, options);
    },
    signed: (payload, options = {}) => {
      serial += 1;
      const message = {
        clientId: SETTINGS.clientId,
        requestId: options.requestId ?? `notification-${serial}`,
        timestamp: requestTimestamp(options.sentAt ?? clock.now()),
        target: `/api${NOTIFICATION_PATH}`,
        body: payload,
      };
      return {
        url: `/api${NOTIFICATION_PATH}`,
        payload,
        headers: {
          'content-type': 'application/json',
          'client-id': message.clientId,
          'request-id': message.requestId,
          'request-timestamp': message.timestamp,
          signature: sign(options.secretKey ?? SETTINGS.secretKey, message),
        },
      };
    },
  };
  return provider;
};
