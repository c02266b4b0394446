import type { Lead } from '@payung/shared/schemas/leads.ts';
import type { InsuredLine, PolicyLine } from '@payung/shared/api/endpoints/lists.ts';
import type { CsvValue } from '@payung/shared/domain/csv/write-csv.ts';
import { formatDate, todayInJakarta } from '@payung/shared/domain/dates.ts';
import { nationalPhone, normalisePhone } from '@payung/shared/domain/people/phone.ts';
import type { Language } from '#core/http/language.ts';
import type { Services } from '../services.ts';
import type { COLUMN_TEXTS } from './list-texts.ts';
import { LEAD_STATUS_TEXTS, LINE_STATUS_TEXTS } from './list-texts.ts';

/** What a file shows beside its usual columns. */
export interface ExportOf extends Pick<Services, 'productOf'> {
  readonly language: Language;
  /** Whose each line is. */
  readonly namesAgents: boolean;
  /** Phone, e-mail and the like: only where all lines are the reader's own (ruling R33). */
  readonly hasContacts: boolean;
}

export interface Column<Item> {
  readonly heading: keyof typeof COLUMN_TEXTS;
  readonly value: (item: Item) => CsvValue;
  readonly only?: 'agents' | 'contacts';
}

/** 0812-3456-7890, however it was typed: as bare digits spreadsheets would calculate with it. */
export const writtenPhone = (phone: string): string =>
  nationalPhone(normalisePhone(phone))
    .match(/.{1,4}/g)
    ?.join('-') ?? '';

/** Days as people read them everywhere else (I18N-013). */
const dayOf = (moment: string): string => formatDate(todayInJakarta(new Date(moment)));

const people = <
  Item extends { agentName?: string; phone?: string; email?: string },
>(): readonly Column<Item>[] => [
  { heading: 'agent', value: ({ agentName = '' }) => agentName, only: 'agents' },
  { heading: 'phone', value: ({ phone = '' }) => writtenPhone(phone), only: 'contacts' },
  { heading: 'email', value: ({ email = '' }) => email, only: 'contacts' },
];

export const lineColumns = ({ language, productOf }: ExportOf): readonly Column<PolicyLine>[] => [
  { heading: 'code', value: ({ code }) => code },
  { heading: 'policyNo', value: ({ policyNo = '' }) => policyNo },
  { heading: 'proposalNo', value: ({ proposalNo = '' }) => proposalNo },
  { heading: 'product', value: ({ productId }) => productOf(productId).name },
  { heading: 'customer', value: ({ customerName }) => customerName },
  { heading: 'plan', value: ({ planName }) => planName },
  { heading: 'status', value: ({ status }) => LINE_STATUS_TEXTS[status][language] },
  { heading: 'start', value: ({ startDate }) => formatDate(startDate) },
  { heading: 'end', value: ({ endDate }) => formatDate(endDate) },
  { heading: 'premium', value: ({ duePremium }) => duePremium },
  { heading: 'points', value: ({ points }) => points },
  ...people<PolicyLine>(),
];

export const insuredColumns: readonly Column<InsuredLine>[] = [
  { heading: 'name', value: ({ name }) => name },
  { heading: 'birthDate', value: ({ birthDate = '' }) => formatDate(birthDate) },
  { heading: 'policyCount', value: ({ policyCount }) => policyCount },
  { heading: 'premium', value: ({ premium }) => premium },
  { heading: 'newest', value: ({ newestAt }) => dayOf(newestAt) },
  ...people<InsuredLine>(),
];

export const leadColumns = ({ language, productOf }: ExportOf): readonly Column<Lead>[] => [
  { heading: 'leadCode', value: ({ code }) => code },
  { heading: 'name', value: ({ fullName }) => fullName },
  { heading: 'status', value: ({ status }) => LEAD_STATUS_TEXTS[status][language] },
  { heading: 'created', value: ({ createdAt }) => dayOf(createdAt) },
  { heading: 'daysLeft', value: ({ daysLeft }) => daysLeft },
  { heading: 'product', value: ({ quote }) => (quote === undefined ? '' : productOf(quote.productId).name) },
  { heading: 'code', value: ({ quote }) => quote?.code ?? '' },
  { heading: 'premium', value: ({ quote }) => quote?.duePremium ?? 0 },
  ...people<Lead>(),
];
