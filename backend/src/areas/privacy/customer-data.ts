import type { DataFact, DataSection, MyData } from '@payung/shared/schemas/privacy.ts';
import { formatDate, todayInJakarta } from '@payung/shared/domain/dates.ts';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import type { BilingualText } from '@payung/shared/product.ts';
import type { Language } from '#core/http/language.ts';
import { fillIn } from '#core/http/texts.ts';
import { requireQuoteToShow } from '#areas/quote/quote-record.ts';
import { countLeadEvents, findLead } from '#areas/leads/sql/leads.ts';
import {
  listChecksOfQuote,
  listImagesOfQuote,
  listLinksOfQuote,
  listPaymentsOfQuote,
  listVisitsOfQuote,
} from '#areas/privacy/sql/privacy-data.ts';
import { findObstacles } from '#areas/payment/sql/invoices.ts';
import { listRequestsOfQuote } from '#areas/privacy/sql/privacy-requests.ts';
import type { ShownQuote } from '#areas/quote/sql/quotes.ts';
import { keptByLawUntil, LEGAL_PERIOD, RETENTION } from '#retention.ts';
import type { RetentionName } from '#retention.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';
import { givenConsents, listRelatedConsents } from './consents-of.ts';
import { eraseRefusal } from './erase-quote.ts';
import { LABELS, PRIVACY_TEXTS } from './privacy-texts.ts';
import { requestOf } from './requests.ts';

type RetentionServices = Pick<Services, 'retention'>;

/** The retention period as text, from the table that the removal job uses. */
export const retentionText = (
  { retention }: RetentionServices,
  name: RetentionName,
  language: Language,
): string =>
  fillIn(LABELS.keptDays[language], { days: retention[name], what: RETENTION[name].what[language] });

interface CustomerDataContext {
  readonly services: Services;
  readonly quote: ShownQuote;
  readonly language: Language;
}

/** A policy for the legal period, everything else for the period set by the operator. */
const quoteRetentionText = (
  { services, quote, language }: CustomerDataContext,
  name: RetentionName,
): string =>
  quote.policy_no === null
    ? retentionText(services, name, language)
    : fillIn(LABELS.keptByLaw[language], {
        date: formatDate(keptByLawUntil(quote.end_date)),
        law: LEGAL_PERIOD.source[language],
      });

export const fact = (label: BilingualText, value: string, language: Language): readonly DataFact[] =>
  value === '' ? [] : [{ label: label[language], value }];

const dayOf = (moment: Date): string => formatDate(todayInJakarta(moment));

const contactSection = (reading: CustomerDataContext): DataSection => {
  const { quote, language } = reading;
  const agent = `${quote.first_name} ${quote.last_name}`.trim();
  return {
    title: LABELS.contact[language],
    facts: [
      ...fact(LABELS.name, quote.insured_name, language),
      ...fact(LABELS.phone, quote.insured_phone, language),
      ...fact(LABELS.email, quote.insured_email, language),
    ],
    source: fillIn(LABELS.sourceEntered[language], { agent }),
    use: LABELS.useReach[language],
    kept: quoteRetentionText(reading, 'unsoldQuotes'),
  };
};

const quoteSection = async (reading: CustomerDataContext): Promise<DataSection> => {
  const { services, quote, language } = reading;
  const product = services.products.shown(quote.product_id);
  const viewer = { kind: 'customer', language, isOwn: true } as const;
  const parts = await product.detailSections(quote, viewer, services.db);
  const lines = parts.flatMap((part) => part.lines).filter(({ value }) => value !== '');
  return {
    title: LABELS.people[language],
    facts: [
      ...fact(LABELS.product, product.name[language], language),
      ...fact(
        quote.policy_no === null ? LABELS.quote : LABELS.policy,
        quote.policy_no ?? quote.code,
        language,
      ),
      ...fact(LABELS.created, dayOf(quote.created_at), language),
      ...lines,
    ],
    source: contactSection(reading).source,
    use: LABELS.useRisk[language],
    kept: quoteRetentionText(reading, 'unsoldQuotes'),
  };
};

const numbered = (text: BilingualText, n: number): BilingualText => ({
  en: fillIn(text.en, { n }),
  id: fillIn(text.id, { n }),
});

const identitySection = async (reading: CustomerDataContext): Promise<DataSection> => {
  const { services, quote, language } = reading;
  const checks = await listChecksOfQuote(services.db, quote.id);
  const images = await listImagesOfQuote(services.db, quote.id);
  return {
    title: LABELS.identity[language],
    facts: [
      ...checks.flatMap(({ insured_no, status, created_at }) =>
        fact(
          numbered(LABELS.check, insured_no),
          `${status ?? LABELS.undecided[language]} (${dayOf(created_at)})`,
          language,
        ),
      ),
      ...images.flatMap(({ insured_no, created_at }) =>
        fact(
          numbered(LABELS.picture, insured_no),
          fillIn(LABELS.stored[language], { date: dayOf(created_at) }),
          language,
        ),
      ),
    ],
    source: LABELS.sourcePhoto[language],
    use: LABELS.useIdentity[language],
    kept: quoteRetentionText(reading, 'identityPictures'),
  };
};

const paymentSection = async (reading: CustomerDataContext): Promise<DataSection> => {
  const { services, quote, language } = reading;
  return {
    title: LABELS.payments[language],
    facts: (await listPaymentsOfQuote(services.db, quote.id)).map(({ invoice_no, amount, created_at }) => ({
      label: invoice_no,
      value: `${formatRupiah(amount)} (${dayOf(created_at)})`,
    })),
    source: LABELS.sourceProvider[language],
    use: LABELS.useMoney[language],
    kept: quoteRetentionText(reading, 'unsoldQuotes'),
  };
};

const visitSection = async ({ services, quote, language }: CustomerDataContext): Promise<DataSection> => {
  const links = await listLinksOfQuote(services.db, quote.id);
  const visits = await listVisitsOfQuote(services.db, quote.id);
  return {
    title: LABELS.visits[language],
    facts: [
      ...fact(LABELS.links, links.length === 0 ? '' : String(links.length), language),
      ...fact(LABELS.visitCount, String(visits.length), language),
    ],
    source: LABELS.sourceUse[language],
    use: LABELS.useSafety[language],
    kept: retentionText(services, 'sessions', language),
  };
};

const leadSection = async ({
  services,
  quote,
  language,
}: CustomerDataContext): Promise<readonly DataSection[]> => {
  const lead = quote.of_lead_id === null ? undefined : await findLead(services.db, quote.of_lead_id);
  if (lead === undefined) return [];
  const entries = await countLeadEvents(services.db, lead.id);
  const agent = `${quote.first_name} ${quote.last_name}`.trim();
  return [
    {
      title: LABELS.agentNotes[language],
      facts: [
        ...fact(LABELS.name, `${lead.first_name} ${lead.last_name}`.trim(), language),
        ...fact(LABELS.phone, lead.phone, language),
        ...fact(LABELS.email, lead.email, language),
        ...fact(LABELS.birthDate, lead.birth_date === '' ? '' : formatDate(lead.birth_date), language),
        ...fact(LABELS.entries, String(entries), language),
      ],
      source: fillIn(LABELS.sourceAgent[language], { agent }),
      use: LABELS.useContact[language],
      kept: retentionText(services, 'leads', language),
    },
  ];
};

/** Parts of which nothing is kept are not shown. */
const sectionsOf = async (reading: CustomerDataContext): Promise<readonly DataSection[]> => {
  const sections = [
    contactSection(reading),
    await quoteSection(reading),
    await identitySection(reading),
    await paymentSection(reading),
    ...(await leadSection(reading)),
    await visitSection(reading),
  ];
  return sections.filter(({ facts }) => facts.length > 0);
};

const correctionOf = (quote: ShownQuote): MyData['correction'] => {
  if (quote.policy_no !== null) return 'byRequest';
  return quote.rejection === null ? 'inQuote' : 'closed';
};

/** What is kept of the person behind the quote of this visit. */
export const customerData = async (
  { params: { quoteId }, language }: Pick<HandlerContextOf<'customerData'>, 'params' | 'language'>,
  services: Services,
): Promise<MyData> => {
  const { db, clock } = services;
  const quote = await requireQuoteToShow(services, quoteId);
  const obstacles = { ...(await findObstacles(db, quoteId, clock.now())), products: services.products };
  const refusal = eraseRefusal(quote, obstacles, language);
  const requests = await listRequestsOfQuote(db, quoteId);
  return {
    sections: await sectionsOf({ services, quote, language }),
    consents: givenConsents(await listRelatedConsents(db, quote), quote, language),
    requests: requests.map(requestOf),
    deletion: {
      isPossible: refusal === undefined,
      reason: refusal?.messageIn(language) ?? PRIVACY_TEXTS.mayErase[language],
    },
    correction: correctionOf(quote),
  };
};
