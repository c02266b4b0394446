import { ocrDetails } from '@payung/shared/api/endpoints/identity.ts';
import { quoteNames } from '@payung/shared/api/endpoints/quote.ts';
import { record, renamed, same, under } from '@payung/shared/wire/wire-names.ts';
import type { Codec } from '@payung/shared/wire/wire-names.ts';
import { daysBetween } from '@payung/shared/domain/dates.ts';
import { COVER_FLAGS, flagsOf } from './cover-flags.ts';
import {
  CORRESPONDENCE_ADDRESS,
  INSURED_ADDRESS,
  gatherAddress,
  isFields,
  printOption,
  propertyNames,
  spreadAddress,
  withoutFields,
} from './fields.ts';
import type { HomeQuoteRecord } from './record.ts';

type Named = Omit<HomeQuoteRecord, 'address' | 'correspondence' | 'promoCode'>;

const named = record<Named>({
  ...quoteNames,
  leadId: renamed('leadId', under('_id', same<string>())),
  planKind: 'typeofProduct',
  propertyType: propertyNames.propertyType,
  placeOfBirth: 'insuredPlaceOfBirth',
  isCorrespondenceSame: 'isCorrespondenceChecked',
  printOption: renamed('printOption', printOption),
  hardCopyAddress: 'addressForHardCopy',
  ocrDetails: renamed('ocrDetails', ocrDetails),
  reference: 'SessionId',
});

/** The premium of every cover, and of the plan under the name of its fire cover; 0 where one was not chosen. */
const policyRisk = ({ planName, premium, benefits }: HomeQuoteRecord) => ({
  flexasCoverPremium: premium,
  ...Object.fromEntries(
    COVER_FLAGS.map((cover) => [
      cover.premium,
      benefits.find(({ code }) => code === cover.code)?.premium ?? 0,
    ]),
  ),
  policyCoverageList: [
    { coverageName: planName, grossPremium: premium },
    ...benefits.map((benefit) => ({ coverageName: benefit.name, grossPremium: benefit.premium })),
  ],
});

/** What the specification names and the record says already in other fields (HOME-061, HOME-103, PAY-036). */
const repeated = (quote: HomeQuoteRecord) => ({
  quoteId: quote.id,
  lead: [{ email: quote.insuredEmail }],
  proposerName: quote.insuredName,
  promoCode: quote.promoCode?.code ?? '',
  homeEffectiveDate: quote.startDate,
  homeExpiryDate: quote.endDate,
  coverageOption: 0,
  duration: daysBetween(quote.startDate, quote.endDate),
  isEligibleForMultiyear: false,
  ...flagsOf(quote.benefits.map(({ code }) => code)),
  policyLobList: quote.planCode === '' ? [] : [{ policyRiskList: [policyRisk(quote)] }],
});

const NOT_NAMED: ReadonlySet<string> = new Set([
  ...Object.values(INSURED_ADDRESS),
  ...Object.values(CORRESPONDENCE_ADDRESS),
  ...COVER_FLAGS.map(({ flag }) => flag),
  'quoteId',
  'lead',
  'proposerName',
  'promoCode',
  'homeEffectiveDate',
  'homeExpiryDate',
  'coverageOption',
  'duration',
  'isEligibleForMultiyear',
  'policyLobList',
]);

export const homeQuoteRecord: Codec<HomeQuoteRecord> = {
  encode: (quote) => {
    const { address, correspondence, promoCode, ...rest } = quote;
    return {
      ...(named.encode(rest) as object),
      promoCodeList:
        promoCode === undefined ? [] : [{ promoCode: promoCode.code, discountPercent: promoCode.percent }],
      ...spreadAddress(address, INSURED_ADDRESS),
      ...spreadAddress(correspondence, CORRESPONDENCE_ADDRESS),
      ...repeated(quote),
    };
  },
  decode: (wire) =>
    isFields(wire)
      ? {
          ...named.decode(withoutFields(wire, NOT_NAMED)),
          address: gatherAddress(wire, INSURED_ADDRESS),
          correspondence: gatherAddress(wire, CORRESPONDENCE_ADDRESS),
        }
      : (wire as HomeQuoteRecord),
};
