import { normalisePhone } from '@payung/shared/domain/people/phone.ts';
import type { Queries } from '#core/database/database.ts';
import { badRequest } from '#core/http/api-refusal.ts';
import { TEXTS } from '#core/http/texts.ts';
import { findAgentByPhone } from '#areas/agents/sql/agents.ts';
import { findShownRegistration } from '#areas/onboarding/sql/registration-opening.ts';
import type { LinkWithQuote } from './share-links-sql.ts';
import type { NewOtpChallenge } from '#areas/auth/tables.ts';
import type { Inviter } from './inviter.ts';

/** Who asks for a code, and for what: a customer by a link, somebody who begins to register, or neither. */
export interface Recipient {
  readonly phone: string;
  readonly address: string;
  readonly link: LinkWithQuote | undefined;
  readonly inviter: Inviter | undefined;
}

type Meant = Pick<
  NewOtpChallenge,
  'purpose' | 'agent_id' | 'quote_id' | 'link_id' | 'registration_id' | 'inviter_id'
>;

/** What a code opens, and whether anybody may receive it; that is never shown to the caller. */
interface Addressee {
  readonly meant: Meant;
  readonly mayReceive: boolean;
}

const NOBODY: Omit<Meant, 'purpose'> = {
  agent_id: null,
  quote_id: null,
  link_id: null,
  registration_id: null,
  inviter_id: null,
};

/** An agent who is not active proves the phone first, and is told then (ruling R50). */
const isAgentWhoMayAsk = (status: string): boolean => status === 'active' || status === 'inactive';

export const findAddressee = async (tx: Queries, { phone, link, inviter }: Recipient): Promise<Addressee> => {
  if (link !== undefined) {
    return {
      meant: { ...NOBODY, purpose: 'customer', quote_id: link.quote_id, link_id: link.id },
      mayReceive: normalisePhone(link.insured_phone) === phone,
    };
  }
  const agent = await findAgentByPhone(tx, phone);
  if (inviter !== undefined) {
    if (agent !== undefined) throw badRequest(TEXTS.phoneInUse);
    const meant = { ...NOBODY, purpose: 'registration', inviter_id: inviter.id } as const;
    return { meant: { ...meant, link_id: inviter.linkId }, mayReceive: true };
  }
  // In this order whatever is found, so that the time is the same.
  const registration = await findShownRegistration(tx, phone);
  const meant = { ...NOBODY, purpose: 'agent', agent_id: agent?.id ?? null } as const;
  if (agent !== undefined) return { meant, mayReceive: isAgentWhoMayAsk(agent.status) };
  return {
    meant: { ...meant, registration_id: registration?.id ?? null },
    mayReceive: registration !== undefined,
  };
};
