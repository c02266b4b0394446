import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { aQuote } from '@payung/shared/testing/samples/quotes.ts';
import type { AccidentQuoteRecord, LimitGroup } from '#contract/schemas/accident.ts';
import type { QuotedInsured } from '#contract/schemas/insured.ts';
import type { Months } from '#rules/cover.ts';
import { NO_INSURED } from '#rules/insured.ts';
import { someAccidentPlans } from './plans.ts';

export const QUOTE_ID = '65f0c1a5e4b0a70001a3f301';

/** Ids of the insureds, by their numbers. */
export const insuredId = (no: number): string => `65f0c1a5e4b0a70001a30${String(no).padStart(3, '0')}`;

const planOf = (code: string) => {
  const plan = someAccidentPlans.find((row) => row.code === code);
  if (plan === undefined) throw new Error(`There is no plan ${code}.`);
  return plan;
};

/** An insured of whom nothing was entered yet, with PA Basic for a year. */
export const aPlaceholder = (no: number, change: Partial<QuotedInsured> = {}): QuotedInsured => ({
  ...NO_INSURED,
  id: insuredId(no),
  no,
  version: 0,
  planCode: 'PABSC',
  planName: 'PA Basic',
  limit: 50_000_000,
  premium: 75_000,
  relationText: '',
  isComplete: false,
  ...change,
});

const NAMES = ['Budi Santoso', 'Siti Rahayu', 'Agus Wijaya', 'Dewi Lestari'];

/** A complete insured: the first with address, phone and e-mail, the others as far as R21 asks. */
export const anInsured = (no: number, change: Partial<QuotedInsured> = {}): QuotedInsured =>
  aPlaceholder(no, {
    version: 1,
    name: NAMES[no - 1] ?? 'Rina Kartika',
    birthDate: '1990-05-17',
    beneficiaryName: 'Ani Santoso',
    beneficiaryRelation: 'spouse',
    relationText: 'Husband or wife',
    isComplete: true,
    ...(no === 1
      ? { phone: '6281234567890', email: 'budi@gmail.com', address: 'Jalan Merdeka 1, Jakarta' }
      : {}),
    ...change,
  });

/** Limits, plans and premiums of the insureds, in their order, by the groups. */
const inGroups = (
  insureds: readonly QuotedInsured[],
  groups: readonly LimitGroup[],
  months: Months,
): readonly QuotedInsured[] => {
  const codes = groups.flatMap(({ participants, planCode }) =>
    Array.from({ length: participants }, () => planCode),
  );
  return insureds.map((insured, index) => {
    const code = codes[index];
    if (code === undefined) return { ...insured, planCode: '', planName: '', limit: 0, premium: 0 };
    const { name, limit, premiums } = planOf(code);
    return { ...insured, planCode: code, planName: name, limit, premium: premiums[months] };
  });
};

const priceOf = (insureds: readonly QuotedInsured[]) => {
  const premium = insureds.reduce((sum, insured) => sum + insured.premium, 0);
  const names = [...new Set(insureds.map(({ planName }) => planName))].filter((name) => name !== '');
  const orderLines = [{ label: 'price.premium', amount: premium }] as const;
  return {
    premium,
    planName: names.join(' + '),
    planCode: names.length > 1 ? 'PAMIX' : (insureds[0]?.planCode ?? ''),
    orderLines,
    subtotal: premium,
    dueLines: [...orderLines, { label: 'price.adminCost', amount: 15_000 }] as const,
    duePremium: premium + 15_000,
  };
};

/** With the plans, premiums and totals that follow from its groups. */
export const priced = (quote: AccidentQuoteRecord): AccidentQuoteRecord => {
  const insureds = inGroups(quote.insureds, quote.groups, quote.months);
  return { ...quote, insureds, participants: insureds.length, ...priceOf(insureds) };
};

/**
 * A quote for a year of PA Basic for three people, whose plan was chosen: 225.000, due 240.000. Nothing but the
 * first name was entered. Plans, premiums and totals follow from the groups.
 */
export const anAccidentQuote = (change: Partial<AccidentQuoteRecord> = {}): AccidentQuoteRecord => {
  const insureds = change.insureds ?? [
    aPlaceholder(1, { name: 'Budi Santoso' }),
    aPlaceholder(2),
    aPlaceholder(3),
  ];
  const { proposalNo: _proposalNo, ...common } = aQuote({
    id: QUOTE_ID,
    code: 'Q400001',
    productId: PRODUCT_IDS.pa,
    stage: 'Plan Selected',
    version: 1,
    benefits: [],
    addOnTotal: 0,
    insuredEmail: '',
    insuredBirthDate: '',
    insuredIdCard: '',
    startDate: '2027-03-01',
    endDate: '2028-03-01',
  });
  return priced({
    ...common,
    participants: insureds.length,
    limitType: 'one',
    groups: [{ name: '', participants: insureds.length, planCode: 'PABSC' }],
    months: 12,
    mailDomains: ['gmail.com', 'example.com', '.co.id'],
    ...change,
    insureds,
  });
};

/** Its quick quote was made. */
export const aQuotedQuote = (change: Partial<AccidentQuoteRecord> = {}): AccidentQuoteRecord =>
  anAccidentQuote({ stage: 'Quick Quote Created', quotedAt: '2027-02-01T04:00:00.000Z', ...change });

/** Policyholder and all three insureds are complete. */
export const aCompleteQuote = (change: Partial<AccidentQuoteRecord> = {}): AccidentQuoteRecord =>
  aQuotedQuote({
    stage: 'Customer Information Updated',
    insuredEmail: 'budi@gmail.com',
    insureds: [anInsured(1), anInsured(2), anInsured(3)],
    ...change,
  });

/** It was confirmed and can be paid. */
export const aConfirmedQuote = (change: Partial<AccidentQuoteRecord> = {}): AccidentQuoteRecord =>
  aCompleteQuote({ stage: 'Full Quote Created', proposalNo: 'PN20270201000001', ...change });

/** Two groups: Family with PA Basic for two, Driver with PA Plus for one. */
export const FAMILY_AND_DRIVER: readonly LimitGroup[] = [
  { name: 'Family', participants: 2, planCode: 'PABSC' },
  { name: 'Driver', participants: 1, planCode: 'PAPLS' },
];
