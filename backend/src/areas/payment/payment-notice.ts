import { formatDate } from '@payung/shared/domain/dates.ts';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { firstName } from '@payung/shared/domain/people/names.ts';
import { fillIn } from '#http/texts.ts';
import type { Message } from '#providers/messages/message.ts';
import { findAgent } from '#repositories/agents.ts';
import { findQuote } from '#repositories/quotes.ts';
import type { Quote } from '#repositories/tables.ts';
import type { PaymentNotice, Services } from '../services.ts';
import { NOTICE_TEXTS, REFUND_REASONS } from './notice-texts.ts';

interface Address {
  readonly channel: 'email' | 'sms';
  readonly to: string;
  readonly name: string;
}

/** By e-mail where there is an address, else by SMS; nothing where there is neither. */
const addressOf = (email: string, phone: string, name: string): Address | undefined => {
  if (email !== '') return { channel: 'email', to: email, name };
  return phone === '' ? undefined : { channel: 'sms', to: phone, name };
};

const recipientOf = async (
  { db }: Services,
  { to }: PaymentNotice,
  quote: Quote,
): Promise<Address | undefined> => {
  if (to === 'customer') {
    return addressOf(quote.insured_email, quote.insured_phone, firstName(quote.insured_name));
  }
  const agent = await findAgent(db, quote.agent_id);
  return agent === undefined ? undefined : addressOf(agent.email, agent.phone, agent.first_name);
};

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
  const address = quote === undefined ? undefined : await recipientOf(services, job, quote);
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
