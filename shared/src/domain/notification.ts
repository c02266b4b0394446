import { landing } from './link.ts';
import type { Stage } from './stages.ts';

/** How a quote is read when a payment notification led to it (NOTI-018). */
export const PAYMENT_NOTIFICATION_LOGKEY = 'paymentNotification';

/** Either word order counts, in any case (ruling K90), and what the server says in Indonesian. */
export const mentionsPendingPayment = (body: string): boolean =>
  /pending payment|payment pending|menunggu pembayaran/i.test(body);

type NotificationTarget =
  | { readonly kind: 'paymentPending' }
  | { readonly kind: 'policy' }
  | { readonly kind: 'resume'; readonly path: string }
  | { readonly kind: 'none' };

/**
 * Where a tap leads. The text is looked at first: it needs no quote (ruling K90). Stages beyond the
 * two that are specified resume the quote as the arrow on its lead does.
 */
export const notificationTarget = (
  body: string,
  stage: Stage | undefined,
  leadStages: Readonly<Partial<Record<Stage | 'none', string>>>,
): NotificationTarget => {
  if (mentionsPendingPayment(body)) return { kind: 'paymentPending' };
  if (stage === 'Policy Generated') return { kind: 'policy' };
  const path = landing(leadStages, stage);
  return path === undefined ? { kind: 'none' } : { kind: 'resume', path };
};
