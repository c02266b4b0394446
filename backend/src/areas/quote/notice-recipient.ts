import { firstName } from '@payung/shared/domain/people/names.ts';
import type { Queries } from '#core/database/database.ts';
import { findAgent } from '#areas/agents/sql/agents.ts';
import type { Quote } from './tables.ts';

export interface NoticeRecipient {
  readonly channel: 'email' | 'sms';
  readonly to: string;
  readonly name: string;
}

/** By e-mail where there is an address, else by SMS; nothing where there is neither. */
const addressOf = (email: string, phone: string, name: string): NoticeRecipient | undefined => {
  if (email !== '') return { channel: 'email', to: email, name };
  return phone === '' ? undefined : { channel: 'sms', to: phone, name };
};

/** Where the quote's customer or its agent is written to. */
export const noticeRecipient = async (
  db: Queries,
  to: 'customer' | 'agent',
  quote: Quote,
): Promise<NoticeRecipient | undefined> => {
  if (to === 'customer') {
    return addressOf(quote.insured_email, quote.insured_phone, firstName(quote.insured_name));
  }
  const agent = await findAgent(db, quote.agent_id);
  return agent === undefined ? undefined : addressOf(agent.email, agent.phone, agent.first_name);
};
