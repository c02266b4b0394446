import type { Decision } from 'mfe-motor/contract/schemas/review.ts';
import { linkForCustomer } from '#areas/quote/share-link.ts';
import type { Services } from '#areas/services.ts';
import type { Queries } from '#core/database/database.ts';
import type { Language } from '#core/http/language.ts';
import { fillIn, sharedText } from '#core/http/texts.ts';
import { noticeLanguage } from '#areas/quote/quote-notice.ts';
import { insertNotification } from '#areas/notifications/sql.ts';
import type { NotificationKind } from '#areas/notifications/sql.ts';
import { pushToAgent } from '#areas/push/push-notice.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { vehicleNameOf, motorDetailsOf } from '../details.ts';
import { motorTextOf } from '../texts.ts';

const KINDS = {
  approve: 'inspectionApproved',
  flag: 'inspectionFlagged',
  reject: 'quoteRejected',
} as const satisfies Readonly<Record<Decision, NotificationKind>>;

/** The notice as the screens show it. */
const noticeOf = (decision: Decision, language: Language): string => {
  if (decision === 'approve') return '';
  return sharedText(decision === 'flag' ? 'notice.invalidPhoto' : 'notice.quoteRejected')[language];
};

interface DecisionNotice {
  readonly tx: Queries;
  readonly quote: Quote;
  readonly decision: Decision;
  /** Reason of a rejection; else empty. */
  readonly reason: string;
  readonly now: Date;
}

/** Notifies agent and customer of a decision; the customer gets a link to the quote. */
export const notifyDecision = async (services: Services, notice: DecisionNotice): Promise<void> => {
  const { tx, quote, decision, reason, now } = notice;
  await insertNotification(tx, { quote, kind: KINDS[decision], reason, now });
  await pushToAgent(services, tx, { quote, event: 'decided' });
  const vehicle = vehicleNameOf(motorDetailsOf(quote));
  const facts = { quoteCode: quote.code, vehicle, insured: quote.insured_name };
  for (const to of ['customer', 'agent'] as const) {
    const language = await noticeLanguage(tx, to, quote);
    const values = { ...facts, notice: fillIn(noticeOf(decision, language), { reason }) };
    const subject = fillIn(motorTextOf(`motor.notice.${decision}.subject`)[language], values);
    const body = fillIn(motorTextOf(`motor.notice.${decision}.${to}`)[language], values);
    const link = to === 'customer' ? await linkForCustomer(services, notice) : '';
    const job = { kind: 'sendQuoteNotice', quoteId: quote.id, to, subject, body, link, language } as const;
    await services.enqueue(tx, job);
  }
};
