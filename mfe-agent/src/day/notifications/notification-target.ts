import type { Notification } from '@payung/shared/schemas/agent.ts';
import { homePathOf } from '@payung/shared/domain/people/user-home.ts';
import type { Logkey } from '@payung/shared/domain/resume-type.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import type { ProductDescription } from '@payung/shared/product.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { agentAddresses } from '#agent-user.ts';
import { agentRoutes } from '#contract/routes.ts';
import { landing } from '@payung/shared/domain/link.ts';

/** How a quote is read when a payment notification led to it (NOTI-018). */
export const PAYMENT_NOTIFICATION_LOGKEY = 'paymentNotification';

/** Either word order counts, in any case (ruling K90), and what the server says in Indonesian. */
export const mentionsPendingPayment = (body: string): boolean =>
  /pending payment|payment pending|menunggu pembayaran/i.test(body);

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

/**
 * The text is looked at first: it needs no quote (ruling K90). Stages beyond the two that are specified resume the
 * quote as the arrow on its lead does.
 */
const pathOf = (
  body: string,
  stage: Stage | undefined,
  leadStages: ProductDescription['leadStages'] | undefined,
): string | undefined => {
  if (mentionsPendingPayment(body)) return agentRoutes.paymentPending.path;
  if (stage === 'Policy Generated') return shellRoutes.policySuccess.path;
  return leadStages === undefined ? undefined : landing(leadStages, stage);
};

/** The address that a tap opens; undefined when the product of the quote is not deployed. */
export const notificationAddress = (
  body: string,
  quote: TappedQuote,
  product: ProductDescription | undefined,
): string | undefined => {
  const path = pathOf(body, quote.stage, product?.leadStages);
  return path === undefined ? undefined : quoteAddress(path, quote.quoteId);
};
