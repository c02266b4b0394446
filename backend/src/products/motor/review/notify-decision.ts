import { checkPhoneForOtp } from '@payung/shared/domain/people/phone.ts';
import type { Decision } from 'mfe-motor/contract/inspection.ts';
import { linkTo } from '#areas/quote/share-link.ts';
import type { Services } from '#areas/services.ts';
import type { Queries } from '#core/database/database.ts';
import type { Language } from '#core/http/language.ts';
import { fillIn, sharedText } from '#core/http/texts.ts';
import { findContactLanguage } from '#areas/privacy/sql/consents.ts';
import { insertNotification } from '#areas/notifications/sql.ts';
import type { NotificationKind } from '#areas/notifications/sql.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { vehicleNameOf, motorDetailsOf } from '../details.ts';
import { motorTextOf } from '../texts.ts';

const KINDS = {
  approve: 'inspectionApproved',
  flag: 'inspectionFlagged',
  reject: 'quoteRejected',
} as const satisfies Readonly<Record<Decision, NotificationKind>>;

/** The wording of the screens. */
const noticeOf = (decision: Decision, language: Language): string => {
  if (decision === 'approve') return '';
  return sharedText(decision === 'flag' ? 'notice.invalidPhoto' : 'notice.quoteRejected')[language];
};

export interface Told {
  readonly tx: Queries;
  readonly quote: Quote;
  readonly decision: Decision;
  /** Of a rejection. */
  readonly reason: string;
  readonly now: Date;
}

/** The customer's way to the quote; the code goes to this phone, and without it nobody could open the link. */
const customerLink = async (services: Services, { tx, quote }: Told): Promise<string> => {
  if (checkPhoneForOtp(quote.insured_phone) !== undefined) return '';
  const { link } = await linkTo(services, { tx, quote, kind: 'lead' });
  return `\n\n${link}`;
};

/** Agent and customer hear of every decision; the customer gets the link to the quote. */
export const tellDecision = async (services: Services, told: Told): Promise<void> => {
  const { tx, quote, decision, reason, now } = told;
  await insertNotification(tx, { quote, kind: KINDS[decision], reason, now });
  const language = await findContactLanguage(tx, quote.id);
  const vehicle = vehicleNameOf(motorDetailsOf(quote));
  const notice = fillIn(noticeOf(decision, language), { reason });
  const values = { quoteCode: quote.code, vehicle, insured: quote.insured_name, notice };
  for (const to of ['customer', 'agent'] as const) {
    const subject = fillIn(motorTextOf(`motor.notice.${decision}.subject`)[language], values);
    const text = fillIn(motorTextOf(`motor.notice.${decision}.${to}`)[language], values);
    const link = to === 'customer' ? await customerLink(services, told) : '';
    const body = `${text}${link}`;
    await services.enqueue(tx, { kind: 'sendQuoteNotice', quoteId: quote.id, to, subject, body, language });
  }
};
