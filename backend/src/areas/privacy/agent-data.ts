import type { AgentData, DataSection, DataFact } from '@payung/shared/schemas/privacy.ts';
import { formatDate, todayInJakarta } from '@payung/shared/domain/dates.ts';
import { requireAgent } from '#core/access/caller.ts';
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
import {
  exportedPhotos,
  exportedRecord,
  readAgentRecord,
  exportedPoints,
  pointsSection,
} from './agent-record.ts';
import { agentConsents } from './agent-consents.ts';
import { fact, retentionText } from './customer-data.ts';
import { jsonFile } from './export-data.ts';
import { LABELS } from './privacy-texts.ts';
import { requestOf } from './requests.ts';
import { maskNumber, bankNameOf } from '#areas/agents/my-profile.ts';
import { DEVICE_DAYS } from '#core/access/device-cookie.ts';
import type { AgentRecord } from './agent-record.ts';
import { AGENT_LABELS } from './agent-texts.ts';

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
        kept: retentionText(services, 'sessions', language),
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

const dayOf = (moment: Date | null): string => (moment === null ? '' : formatDate(todayInJakarta(moment)));

const accountRetentionText = (language: Language): string =>
  fillIn(LABELS.keptAccount[language], {
    years: LEGAL_PERIOD.years,
    law: LEGAL_PERIOD.source[language],
  });

interface Section {
  readonly title: keyof typeof AGENT_LABELS;
  readonly facts: readonly DataFact[];
  readonly kept?: string;
}

const sectionOf = ({ title, facts, kept }: Section, language: Language): readonly DataSection[] =>
  facts.length === 0
    ? []
    : [
        {
          title: AGENT_LABELS[title][language],
          facts,
          source: LABELS.sourceInsurer[language],
          use: LABELS.useWork[language],
          kept: kept ?? accountRetentionText(language),
        },
      ];

/** What an agent has given about the own person, numbers masked: the page is no place for whole ones. */
const personFacts = (agent: Agent, language: Language): readonly DataFact[] => [
  ...fact(LABELS.name, `${agent.first_name} ${agent.last_name}`.trim(), language),
  ...fact(AGENT_LABELS.company, agent.company_name, language),
  ...fact(AGENT_LABELS.director, agent.director_name, language),
  ...fact(AGENT_LABELS.businessNumber, maskNumber(agent.business_number), language),
  ...fact(LABELS.agentCode, agent.agent_code, language),
  ...fact(LABELS.phone, agent.phone, language),
  ...fact(LABELS.email, agent.email, language),
  ...fact(AGENT_LABELS.contactEmail, agent.contact_email, language),
  ...fact(AGENT_LABELS.address, agent.address, language),
  ...fact(AGENT_LABELS.city, agent.city, language),
  ...fact(LABELS.birthDate, agent.birth_date === '' ? '' : formatDate(agent.birth_date), language),
  ...fact(LABELS.idCard, maskNumber(agent.id_number ?? ''), language),
  ...fact(LABELS.taxId, maskNumber(agent.tax_id ?? ''), language),
];

/** The agent's marks, and what they are for (ruling R39). */
const marksSection = ({ marks }: Pick<AgentRecord, 'marks'>, language: Language): readonly DataSection[] => {
  const devices = marks.filter(({ kind }) => kind === 'device').length;
  const hasNumbers = marks.length > devices;
  if (marks.length === 0) return [];
  return [
    {
      title: AGENT_LABELS.marks[language],
      facts: [
        ...(hasNumbers
          ? fact(AGENT_LABELS.markedNumbers, AGENT_LABELS.asFingerprint[language], language)
          : []),
        ...(devices > 0 ? fact(AGENT_LABELS.devices, String(devices), language) : []),
      ],
      source: AGENT_LABELS.sourceMarks[language],
      use: AGENT_LABELS.useMarks[language],
      kept: fillIn(AGENT_LABELS.keptMarks[language], { days: DEVICE_DAYS }),
    },
  ];
};

/** What is kept of an agent beside the profile. */
const agentSections = (agent: Agent, record: AgentRecord, language: Language): readonly DataSection[] => {
  const { card, acceptances, passkeys, registration } = record;
  const expires = agent.licence_expires_on;
  const entries = card && [card.socialLinks, card.achievements, card.blogs, card.testimonials].flat();
  const hasCard = card !== undefined && (card.hasPicture || card.company !== '' || entries?.length !== 0);
  const untilCleared = AGENT_LABELS.keptUntilCleared[language];
  const sections: readonly Section[] = [
    {
      title: 'bank',
      facts: [
        ...fact(AGENT_LABELS.bankName, agent.bank_code === '' ? '' : bankNameOf(agent.bank_code), language),
        ...fact(AGENT_LABELS.accountHolder, agent.account_holder, language),
        ...fact(AGENT_LABELS.accountNumber, maskNumber(agent.account_number), language),
      ],
      kept: AGENT_LABELS.keptUntilClosed[language],
    },
    {
      title: 'licence',
      facts: [
        ...fact(LABELS.number, agent.licence_number, language),
        ...fact(AGENT_LABELS.issuer, agent.licence_issuer, language),
        ...fact(AGENT_LABELS.expiresOn, expires === null ? '' : formatDate(expires), language),
        ...(agent.is_exclusive ? fact(AGENT_LABELS.exclusive, AGENT_LABELS.yes[language], language) : []),
      ],
    },
    {
      title: 'publicCard',
      facts: hasCard
        ? [
            ...fact(AGENT_LABELS.company, card.company, language),
            ...fact(AGENT_LABELS.picture, card.hasPicture ? LABELS.onFile[language] : '', language),
            ...fact(AGENT_LABELS.entries, entries?.length === 0 ? '' : String(entries?.length), language),
          ]
        : [],
      kept: untilCleared,
    },
    {
      title: 'agreements',
      facts: acceptances.flatMap(({ version, accepted_at }) =>
        fact({ en: version, id: version }, dayOf(accepted_at), language),
      ),
    },
    {
      title: 'registration',
      facts:
        registration === undefined
          ? []
          : [
              ...fact(AGENT_LABELS.beganOn, dayOf(registration.created_at), language),
              ...fact(AGENT_LABELS.sentOn, dayOf(registration.submitted_at), language),
              ...fact(AGENT_LABELS.decidedOn, dayOf(registration.decided_at), language),
            ],
    },
    {
      title: 'passkeys',
      facts: passkeys.flatMap(({ name, created_at }) =>
        fact({ en: name, id: name }, dayOf(created_at), language),
      ),
      kept: untilCleared,
    },
  ];
  return sections.flatMap((section) => sectionOf(section, language));
};
