import type { AgentData, DataSection } from '@payung/shared/api/endpoints/privacy.ts';
import { formatDate, todayInJakarta } from '@payung/shared/domain/dates.ts';
import { requireAgent } from '#core/access/event-actor.ts';
import { notFound } from '#core/http/api-refusal.ts';
import type { Language } from '#core/http/language.ts';
import { fillIn } from '#core/http/texts.ts';
import { findAgent } from '#areas/agents/sql/agents.ts';
import { findPointsSums } from '#areas/points/sql/points-ledger.ts';
import { listSessionsOfAgent } from '#areas/privacy/sql/privacy-data.ts';
import { listClosures, listRequestsForAgent } from '#areas/privacy/sql/privacy-requests.ts';
import type { Agent } from '#areas/agents/tables.ts';
import { LEGAL_PERIOD } from '#retention.ts';
import type { BinaryReply, HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';
import { exportedPhotos, exportedRecord, readAgentRecord } from './agent-record.ts';
import { agentConsents } from './agent-consents.ts';
import { exportedPoints, pointsSection } from './agent-points.ts';
import { agentSections, marksSection, personFacts } from './agent-sections.ts';
import { fact, keptDays } from './customer-data.ts';
import { jsonFile } from './export-data.ts';
import { LABELS } from './privacy-texts.ts';
import { requestOf } from './request-of.ts';

const MAX_REQUESTS = 50;

const profileSection = (agent: Agent, language: Language): DataSection => ({
  title: LABELS.profile[language],
  facts: personFacts(agent, language),
  source: LABELS.sourceInsurer[language],
  use: LABELS.useWork[language],
  kept: fillIn(LABELS.keptAccount[language], {
    years: LEGAL_PERIOD.years,
    law: LEGAL_PERIOD.source[language],
  }),
});

const requireSelf = async ({ db }: Pick<Services, 'db'>, agentId: string): Promise<Agent> => {
  const agent = await findAgent(db, agentId);
  if (agent === undefined) throw notFound();
  return agent;
};

/** What is kept of the agent. Customers and leads are other people: theirs is not the agent's to take along. */
export const agentData = async (
  { caller, language }: Pick<HandlerContextOf<'agentData'>, 'caller' | 'language'>,
  services: Services,
): Promise<AgentData> => {
  const { agentId } = requireAgent(caller);
  const agent = await requireSelf(services, agentId);
  const sessions = await listSessionsOfAgent(services.db, agentId);
  const seen = sessions[0]?.last_seen_at;
  const customers = await listRequestsForAgent(services.db, agentId, MAX_REQUESTS);
  const record = await readAgentRecord(services.db, agentId);
  return {
    sections: [
      profileSection(agent, language),
      ...agentSections(agent, record, language),
      ...marksSection(record, language),
      ...pointsSection(await findPointsSums(services.db, agentId), language),
      {
        title: LABELS.sessions[language],
        facts: [
          ...fact(LABELS.count, String(sessions.length), language),
          ...fact(LABELS.lastSeen, seen === undefined ? '' : formatDate(todayInJakarta(seen)), language),
        ],
        source: LABELS.sourceSession[language],
        use: LABELS.useSafety[language],
        kept: keptDays(services, 'sessions', language),
      },
    ],
    consents: agentConsents(record.consents, language),
    requests: (await listClosures(services.db, agentId)).map(requestOf),
    customerRequests: customers.map((row) => ({
      ...requestOf(row),
      quoteId: row.quote_id ?? '',
      quoteCode: row.policy_no ?? row.code,
      name: row.insured_name,
    })),
  };
};

export const exportAgentData = async (
  context: Pick<HandlerContextOf<'exportAgentData'>, 'caller' | 'language'>,
  services: Services,
): Promise<BinaryReply> => {
  const { agentId } = requireAgent(context.caller);
  const agent = await requireSelf(services, agentId);
  const { sections, requests } = await agentData(context, services);
  return jsonFile('my-data.json', {
    exportedAt: services.clock.now(),
    profile: {
      agentCode: agent.agent_code,
      firstName: agent.first_name,
      lastName: agent.last_name,
      email: agent.email,
      phone: agent.phone,
      kind: agent.user_type,
      channel: agent.channel_code,
      idNumber: agent.id_number,
      taxId: agent.tax_id,
      zone: agent.zone,
      status: agent.status,
      referralCode: agent.referral_code,
      partnerKind: agent.kind,
      companyName: agent.company_name,
      directorName: agent.director_name,
      businessNumber: agent.business_number,
      contactEmail: agent.contact_email,
      address: agent.address,
      city: agent.city,
      birthDate: agent.birth_date,
      tier: agent.tier,
      joinedAt: agent.joined_at,
    },
    bank: {
      bankCode: agent.bank_code,
      accountHolder: agent.account_holder,
      accountNumber: agent.account_number,
    },
    licence: {
      number: agent.licence_number,
      issuer: agent.licence_issuer,
      expiresOn: agent.licence_expires_on,
      isExclusive: agent.is_exclusive,
    },
    ...exportedRecord(await readAgentRecord(services.db, agentId)),
    pictures: await exportedPhotos(services, agentId),
    points: await exportedPoints(services.db, agentId),
    sessions: await listSessionsOfAgent(services.db, agentId),
    requests,
    about: sections.map(({ title, source, use, kept }) => ({ title, source, use, kept })),
  });
};
