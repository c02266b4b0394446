import type { Notification } from '@payung/shared/schemas/agent.ts';
import {
  PAYMENT_NOTIFICATION_LOGKEY,
  mentionsPendingPayment,
  notificationTarget,
} from '@payung/shared/domain/notification.ts';
import { homePathOf } from '@payung/shared/domain/people/user-home.ts';
import type { Logkey } from '@payung/shared/domain/resume-type.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import type { ProductDescription } from '@payung/shared/product.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { agentAddresses } from '#agent-user.ts';
import { agentRoutes } from '#contract/routes.ts';

/** Words of the server's payment notifications in both languages; whole words only, since Paidi is a name. */
const SPEAKS_OF_PAYMENT = /\b(payment|paid|(di|mem|pem)?bayar(an)?)\b/i;

/** Sent with the read of a quote that a payment notification led to (NOTI-018), never otherwise. */
export const notificationLogkey = (body: string): { readonly logkey?: typeof PAYMENT_NOTIFICATION_LOGKEY } =>
  SPEAKS_OF_PAYMENT.test(body) ? { logkey: PAYMENT_NOTIFICATION_LOGKEY } : {};

/** From where a tap opens the quote (ruling R60): a policy is opened for its document. */
export const openedByTap = (body: string, stage: Stage | undefined): Logkey | undefined =>
  mentionsPendingPayment(body) || stage !== 'Policy Generated'
    ? notificationLogkey(body).logkey
    : 'policyDownloadNotification';

/** The day of a task; the description is ignored. */
const todoAddress = (date: string, userType: string): string =>
  `${agentAddresses(userType).todo}?date=${date}`;

/** The addresses of notifications that are not about a quote. */
export const targetAddress = (target: NonNullable<Notification['target']>, userType: string): string => {
  if (target.kind === 'todo') return todoAddress(target.date, userType);
  if (target.kind === 'points') return agentRoutes.points.path;
  return target.kind === 'network' ? agentRoutes.tree.path : homePathOf(userType);
};

interface TappedQuote {
  readonly quoteId: string;
  readonly stage?: Stage | undefined;
}

/** The address that a tap opens; undefined when the product of the quote is not deployed. */
export const notificationAddress = (
  body: string,
  quote: TappedQuote,
  product: ProductDescription | undefined,
): string | undefined => {
  const target = notificationTarget(body, quote.stage, product?.leadStages ?? {});
  if (target.kind === 'none') return undefined;
  if (target.kind === 'paymentPending') return quoteAddress(agentRoutes.paymentPending.path, quote.quoteId);
  return quoteAddress(target.kind === 'policy' ? shellRoutes.policySuccess.path : target.path, quote.quoteId);
};
