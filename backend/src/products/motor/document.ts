import { addressLine } from '@payung/shared/address/address.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { exclusionsOf } from '@payung/shared/domain/text/wording.ts';
import type { PremiumYear } from 'mfe-motor/contract/schemas/quote.ts';
import { plateText } from 'mfe-motor/rules/plate.ts';
import { sumsInsuredOf } from 'mfe-motor/rules/multi-year.ts';
import { MOTOR_WORDING } from 'mfe-motor/rules/wording.ts';
import {
  benefitsSection,
  exclusionsSection,
  insuredSection,
  linesOf,
  priceSection,
} from '#areas/quote/documents/document-lines.ts';
import { DOCUMENT_TEXTS } from '#areas/quote/documents/document-texts.ts';
import type { Viewer } from '#areas/quote/product/insurance-product.ts';
import type { DocumentContent, DocumentLine, DocumentSection } from '#core/documents/document-content.ts';
import type { Language } from '#core/http/language.ts';
import { fillIn } from '#core/http/texts.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { motorDetailsOf, vehicleOf } from './details.ts';
import { MOTOR_DOCUMENT_TEXTS as TEXTS } from './texts.ts';
import { benefitNames } from './tariff/price.ts';
import { addOnOf } from './tariff/add-ons.ts';
import { planOf } from './tariff/plans.ts';
import { regionFor } from './tariff/pricing.ts';
import { TARIFF_SOURCE } from './tariff/tariff.ts';

const vehicleLines = (quote: Quote, language: Language): readonly DocumentLine[] => {
  const vehicle = vehicleOf(quote);
  const { address, duration } = motorDetailsOf(quote);
  const sums = sumsInsuredOf(vehicle.sumInsured, duration);
  return linesOf(
    [DOCUMENT_TEXTS.plan[language], quote.plan_name],
    [TEXTS.brand[language], `${vehicle.brand} ${vehicle.model}`],
    [TEXTS.year[language], String(vehicle.year)],
    [TEXTS.plate[language], plateText(vehicle)],
    [TEXTS.chassis[language], vehicle.chassisNo],
    [TEXTS.engine[language], vehicle.engineNo],
    [TEXTS.use[language], TEXTS[vehicle.use][language]],
    [TEXTS.coverage[language], TEXTS[vehicle.coverage][language]],
    [TEXTS.sumInsured[language], duration === 1 ? formatRupiah(vehicle.sumInsured) : ''],
    ...(duration === 1 ? [] : sums).map(
      (sum, index) => [fillIn(TEXTS.sumOfYear[language], { year: index + 1 }), formatRupiah(sum)] as const,
    ),
    [TEXTS.accessories[language], vehicle.accessories === 0 ? '' : formatRupiah(vehicle.accessories)],
    [TEXTS.years[language], String(duration)],
    [DOCUMENT_TEXTS.from[language], formatDate(quote.start_date)],
    [DOCUMENT_TEXTS.until[language], formatDate(quote.end_date)],
    [TEXTS.address[language], addressLine(address)],
  );
};

const loadingOf = ({ ageLoadingPercent, vehicleAge }: PremiumYear, language: Language): string =>
  ageLoadingPercent === 0
    ? ''
    : fillIn(TEXTS.loading[language], { percent: ageLoadingPercent, age: vehicleAge });

/** One line for each insured year: sum × rate, what the age adds, and the amount. */
const yearLine = (year: PremiumYear, language: Language): readonly [string, string] => [
  fillIn(TEXTS.yearNo[language], { year: year.year }),
  fillIn(TEXTS.calculation[language], {
    sum: formatRupiah(year.sumInsured),
    rate: year.ratePercent.toLocaleString(language, { maximumFractionDigits: 3 }),
    loading: loadingOf(year, language),
    premium: formatRupiah(year.premium),
  }),
];

const tariffLine = (quote: Quote, language: Language): readonly [string, string] => {
  const { premiumYears, kind } = motorDetailsOf(quote);
  const text = kind === 'motorcycle' ? TEXTS.tariffOfMotorcycle : TEXTS.tariffOf;
  const bands = [...new Set(premiumYears.map(({ band }) => band))].join(', ');
  const { source, sourceDate: date } = TARIFF_SOURCE;
  return [
    TEXTS.tariff[language],
    fillIn(text[language], { source, date, region: regionFor(vehicleOf(quote)), band: bands }),
  ];
};

/** Marks rates that are not the regulator's. */
const exampleLines = (quote: Quote, language: Language): readonly (readonly [string, string])[] => {
  const examples = quote.benefits.flatMap(({ code }) => addOnOf(code) ?? []).filter((each) => each.isExample);
  return [
    ...(motorDetailsOf(quote).duration === 1
      ? []
      : [[TEXTS.laterSums[language], TEXTS.illustrative[language]] as const]),
    ...examples.map(({ name }) => [name[language], TEXTS.exampleRate[language]] as const),
  ];
};

export const motorBenefitLines = (quote: Quote, language: Language): readonly DocumentLine[] => {
  const plan = planOf(quote.plan_code);
  if (plan === undefined) return [];
  const chosen = quote.benefits.flatMap(({ code }) => addOnOf(code) ?? []);
  return linesOf(
    ...[...plan.benefits[motorDetailsOf(quote).coverage], ...chosen].map(
      ({ name, note }) => [name[language], note[language]] as const,
    ),
  );
};

/** The own risk of the insured at a claim. */
export const ownRiskSection = (quote: Quote, language: Language): DocumentSection => {
  const ownRisk = planOf(quote.plan_code)?.ownRisk[motorDetailsOf(quote).coverage];
  return {
    heading: TEXTS.ownRisk[language],
    style: 'amounts',
    lines: ownRisk === undefined ? [] : linesOf([ownRisk.name[language], ownRisk.note[language]]),
  };
};

export const motorSections = (quote: Quote, viewer: Viewer): DocumentContent['sections'] => {
  const { language } = viewer;
  const { coverage, premiumYears } = motorDetailsOf(quote);
  const years = premiumYears.map((year) => yearLine(year, language));
  return [
    insuredSection(quote, viewer),
    { heading: TEXTS.vehicle[language], lines: vehicleLines(quote, language) },
    priceSection(quote, benefitNames(quote, language), language),
    benefitsSection(motorBenefitLines(quote, language), language),
    ownRiskSection(quote, language),
    exclusionsSection(
      exclusionsOf(MOTOR_WORDING, { coverage, benefits: quote.benefits }, language),
      language,
    ),
    {
      heading: TEXTS.explained[language],
      lines: linesOf(...years, tariffLine(quote, language), ...exampleLines(quote, language)),
    },
  ];
};
