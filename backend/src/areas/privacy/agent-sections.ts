import type { DataFact, DataSection } from '@payung/shared/api/endpoints/privacy.ts';
import { formatDate, todayInJakarta } from '@payung/shared/domain/dates.ts';
import { maskNumber } from '#areas/agents/mask-number.ts';
import { bankNameOf } from '#areas/agents/my-profile.ts';
import { DEVICE_DAYS } from '#core/access/device-cookie.ts';
import type { Language } from '#core/http/language.ts';
import { fillIn } from '#core/http/texts.ts';
import type { Agent } from '#areas/agents/tables.ts';
import { LEGAL_PERIOD } from '#retention.ts';
import type { AgentRecord } from './agent-record.ts';
import { AGENT_LABELS } from './agent-texts.ts';
import { fact } from './customer-data.ts';
import { LABELS } from './privacy-texts.ts';

const dayOf = (moment: Date | null): string => (moment === null ? '' : formatDate(todayInJakarta(moment)));

const keptAsAccount = (language: Language): string =>
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
          kept: kept ?? keptAsAccount(language),
        },
      ];

/** What an agent has given about the own person, numbers masked: the page is no place for whole ones. */
export const personFacts = (agent: Agent, language: Language): readonly DataFact[] => [
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
export const marksSection = (
  { marks }: Pick<AgentRecord, 'marks'>,
  language: Language,
): readonly DataSection[] => {
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
export const agentSections = (
  agent: Agent,
  record: AgentRecord,
  language: Language,
): readonly DataSection[] => {
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
