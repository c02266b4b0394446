import { formatDate } from '@payung/shared/domain/dates.ts';
import { formatRupiah } from '@payung/shared/domain/money.ts';
import { policyFileName } from '@payung/shared/domain/payment.ts';
import { PRODUCT_NAMES } from '@payung/shared/domain/products.ts';
import { areaById } from '@payung/shared/domain/travel/coverage-areas.ts';
import type { Queries } from '#database/database.ts';
import { findFrozenVersion } from '#repositories/frozen-versions.ts';
import { findPolicy } from '#repositories/policies.ts';
import { findQuote } from '#repositories/quotes.ts';
import type { Quote } from '#repositories/tables.ts';
import type { BinaryReply } from '../area.ts';
import { absent, refused } from '../refusal.ts';
import { wireLanguage } from '../request-language.ts';
import type { DocumentContent, DocumentLine, Language, Services } from '../services.ts';
import { TEXTS } from '../texts.ts';
import { DOCUMENT_TEXTS } from './document-texts.ts';
import { travelDetailsOf } from './travel-details.ts';
import { chosenBenefitsOf } from './travel-record.ts';

type Label = (key: keyof typeof DOCUMENT_TEXTS) => string;

const labelsIn =
  (language: Language): Label =>
  (key) =>
    DOCUMENT_TEXTS[key][language];

/** Empty answers leave no empty lines behind. */
const lines = (...pairs: readonly (readonly [string, string])[]): readonly DocumentLine[] =>
  pairs.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }));

const insuredLines = (quote: Quote, label: Label): readonly DocumentLine[] =>
  lines(
    [label('name'), quote.insured_name],
    [label('birthDate'), formatDate(quote.insured_dob)],
    [label('idCard'), quote.insured_id_card],
    [label('passport'), quote.insured_passport],
    [label('phone'), quote.insured_phone],
    [label('email'), quote.insured_email],
  );

const travellerLines = (quote: Quote, label: Label): readonly DocumentLine[] => {
  const { adults, childs } = travelDetailsOf(quote);
  const line =
    (kind: 'adult' | 'child') => (person: { fullName: string; dob: string; passportNo?: string }) =>
      [
        label(kind),
        [person.fullName, formatDate(person.dob), person.passportNo ?? ''].filter(Boolean).join(', '),
      ] as const;
  return lines(...adults.map(line('adult')), ...childs.map(line('child')));
};

const tripLines = (quote: Quote, label: Label, language: Language): readonly DocumentLine[] =>
  lines(
    [label('plan'), quote.plan_name],
    [
      label('destination'),
      areaById(travelDetailsOf(quote).travelCoverageArea)?.description[wireLanguage(language)] ?? '',
    ],
    [label('from'), formatDate(quote.start_date)],
    [label('until'), formatDate(quote.end_date)],
  );

const priceLines = (quote: Quote, label: Label, language: Language): readonly DocumentLine[] =>
  lines(
    [label('premium'), formatRupiah(quote.premium)],
    ...chosenBenefitsOf(quote, wireLanguage(language)).map(
      (benefit) => [benefit.BenefitDesc, formatRupiah(benefit.Premium)] as const,
    ),
    [label('discount'), quote.discount_amount === 0 ? '' : formatRupiah(-quote.discount_amount)],
    [label('adminCost'), formatRupiah(quote.admin_cost)],
    [label('total'), formatRupiah(quote.due_premium)],
  );

interface Numbering {
  readonly kind: DocumentContent['kind'];
  readonly number: string;
  readonly notes: readonly string[];
}

const contentOf = (quote: Quote, language: Language, { kind, number, notes }: Numbering): DocumentContent => {
  const label = labelsIn(language);
  return {
    kind,
    cacheKey: `${quote.id}-${quote.version}-${kind}-${language}`,
    language,
    title: `${PRODUCT_NAMES.travel} · ${label(kind)}`,
    number,
    sections: [
      { heading: label('insured'), lines: insuredLines(quote, label) },
      { heading: label('travellers'), lines: travellerLines(quote, label) },
      { heading: label('trip'), lines: tripLines(quote, label, language) },
      { heading: label('price'), lines: priceLines(quote, label, language) },
    ].filter((section) => section.lines.length > 0),
    notes,
  };
};

/** The policy as it was confirmed and paid: of the frozen version, not of today's quote. */
export const policyContent = async (
  db: Queries,
  quoteId: string,
  language: Language,
): Promise<DocumentContent> => {
  const policy = await findPolicy(db, quoteId);
  if (policy === undefined) throw refused(TEXTS.notSold);
  const frozen = await findFrozenVersion(db, quoteId, policy.version);
  if (frozen === undefined) throw absent();
  const label = labelsIn(language);
  const due = policy.pay_later_due;
  const notes = [
    label('issued'),
    ...(due === null ? [] : [`${label('payBefore')} ${formatDate(due)}`]),
    label('regulator'),
  ];
  return contentOf(frozen.snapshot as unknown as Quote, language, {
    kind: 'policy',
    number: policy.policy_no,
    notes,
  });
};

export const policyDocument = async (
  services: Services,
  quoteId: string,
  language: Language,
): Promise<BinaryReply> => {
  const content = await policyContent(services.db, quoteId, language);
  return {
    bytes: await services.printDocument(content),
    fileName: policyFileName(PRODUCT_NAMES.travel, content.number),
  };
};

export const quotationDocument = async (
  services: Services,
  quoteId: string,
  language: Language,
): Promise<BinaryReply> => {
  const quote = await findQuote(services.db, quoteId);
  if (quote === undefined) throw absent();
  if (quote.plan_code === '') throw refused(TEXTS.notYet);
  const label = labelsIn(language);
  const validity = `${label('validUntil')} ${formatDate(quote.valid_until)}`;
  const content = contentOf(quote, language, {
    kind: 'quotation',
    number: quote.code,
    notes: [validity, label('illustrative'), label('regulator')],
  });
  return {
    bytes: await services.printDocument(content),
    fileName: policyFileName(PRODUCT_NAMES.travel, quote.code),
  };
};
