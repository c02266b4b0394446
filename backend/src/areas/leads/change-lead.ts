import type { LeadDetail } from '@payung/shared/schemas/leads.ts';
import { requireAgent } from '#core/access/caller.ts';
import type { Queries } from '#core/database/database.ts';
import { transaction } from '#core/database/transaction.ts';
import { notFound } from '#core/http/api-refusal.ts';
import { changeLead, lockLead } from '#areas/leads/sql/leads.ts';
import type { LeadPatch, LeadRow } from '#areas/leads/sql/leads.ts';
import type { HandlerContext } from '../area.ts';
import type { Services } from '../services.ts';
import { leadConflict, leadDetailOf, nameOfAgent } from './lead-detail.ts';
import { LEAD_TEXTS } from './lead-texts.ts';
import { CONSENT_VERSIONS } from '@payung/shared/domain/privacy/consent-texts.ts';
import type { AgreedBy } from '@payung/shared/domain/privacy/consent-texts.ts';
import type { Language } from '#core/http/language.ts';
import { insertConsents } from '#areas/privacy/sql/consents.ts';

export interface LeadChange {
  readonly tx: Queries;
  /** Locked, and of the version that the caller has seen. */
  readonly lead: LeadRow;
  readonly agentId: string;
  readonly now: Date;
}

type Context = Pick<HandlerContext, 'caller' | 'seenVersion'> & {
  readonly params: { readonly leadId: string };
  /** Refuses a closed lead, with the name of the person who closed it. */
  readonly mustBeOpen?: boolean;
};

/**
 * Changes a lead under its lock, if the caller has seen the current version, and answers the changed lead.
 * A change without columns leaves the lead as it was.
 */
export const changeUnderLock = (
  { caller, seenVersion, params: { leadId }, mustBeOpen = false }: Context,
  services: Services,
  change: (context: LeadChange) => Promise<LeadPatch | undefined>,
): Promise<LeadDetail> => {
  const agent = requireAgent(caller);
  return transaction(services.db, async (tx) => {
    const source = { ...services, db: tx };
    const now = services.clock.now();
    const lead = await lockLead(tx, leadId);
    if (lead === undefined) throw notFound();
    if (mustBeOpen && lead.closed_reason !== '') {
      const name = lead.closed_by === null ? '' : await nameOfAgent(tx, lead.closed_by);
      throw await leadConflict(source, agent, { leadId, text: LEAD_TEXTS.closedBy, name });
    }
    if (seenVersion !== undefined && seenVersion !== lead.version)
      throw await leadConflict(source, agent, { leadId, text: LEAD_TEXTS.changed });
    const patch = await change({ tx, lead, agentId: agent.agentId, now });
    if (patch !== undefined) await changeLead(tx, { id: leadId, patch, now });
    return leadDetailOf(source, agent, leadId);
  });
};

interface ContactConsent {
  readonly leadId: string;
  readonly agentId: string;
  readonly language: Language;
  /** False withdraws the consent. */
  readonly granted: boolean;
  /** How they agreed. */
  readonly agreedBy?: AgreedBy | undefined;
  readonly now: Date;
}

/** An agent enters at the desk that somebody agreed to be contacted, or no longer does. */
export const recordContactConsent = (
  tx: Queries,
  { leadId, agentId, language, granted, agreedBy, now }: ContactConsent,
): Promise<void> =>
  insertConsents(tx, [
    {
      subject: { kind: 'lead', id: leadId },
      version: null,
      purpose: 'contact',
      granted,
      entry: granted ? 'answer' : 'withdrawal',
      textVersion: CONSENT_VERSIONS.contact,
      agreedBy: granted ? agreedBy : undefined,
      language,
      actor: { kind: 'agent', id: agentId },
      now,
    },
  ]);

interface ListConsent {
  readonly importId: string;
  readonly agreedBy: AgreedBy | undefined;
  readonly agentId: string;
  readonly language: Language;
  readonly now: Date;
}

/** An agent declares it of everybody on a list; the leads name the import that they came by. */
export const recordListConsent = (
  tx: Queries,
  { importId, agentId, language, agreedBy, now }: ListConsent,
): Promise<void> =>
  insertConsents(tx, [
    {
      subject: { kind: 'leadImport', id: importId },
      version: null,
      purpose: 'contactList',
      granted: true,
      textVersion: CONSENT_VERSIONS.contactList,
      agreedBy,
      language,
      actor: { kind: 'agent', id: agentId },
      now,
    },
  ]);
