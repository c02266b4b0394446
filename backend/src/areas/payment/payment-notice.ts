import { formatDate } from '@payung/shared/domain/dates.ts';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { fillIn } from '#core/http/texts.ts';
import type { Message } from '#providers/messages/message.ts';
import { findQuote } from '#areas/quote/sql/quotes.ts';
import type { Quote } from '#areas/quote/tables.ts';
import type { PaymentNotice, Services } from '../services.ts';
import { noticeRecipient } from '../quote/notice-recipient.ts';
import { NOTICE_TEXTS, REFUND_REASONS } from './notice-texts.ts';

const valuesOf = (
  { productOf }: Services,
  { amount, reason, language }: PaymentNotice,
  quote: Quote,
): Readonly<Record<string, string>> => ({
  product: productOf(quote.product_id).name,
  policyNo: quote.policy_no ?? '',
  quoteCode: quote.code,
  insured: quote.insured_name,
  amount: formatRupiah(amount ?? quote.due_premium),
  date: quote.pay_later_due === null ? '' : formatDate(quote.pay_later_due),
  reason: reason === undefined ? '' : REFUND_REASONS[reason][language],
});

/** What agent and customer are told of money; nothing where there is nobody to tell. */
export const paymentNotice = async (
  services: Services,
  job: PaymentNotice,
): Promise<Omit<Message, 'sentFor'> | undefined> => {
  const quote = await findQuote(services.db, job.quoteId);
  const address = quote === undefined ? undefined : await noticeRecipient(services.db, job.to, quote);
  if (quote === undefined || address === undefined) return undefined;
  const { language } = job;
  const { subject, body } = NOTICE_TEXTS[job.notice][job.to];
  const values = { ...valuesOf(services, job, quote), name: address.name };
  return {
    channel: address.channel,
    to: address.to,
    subject: address.channel === 'email' ? fillIn(subject[language], values) : '',
    body: fillIn(body[language], values),
    language,
    attachments: [],
  };
};
