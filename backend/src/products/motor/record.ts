import { sumOf } from '@payung/shared/domain/money/money.ts';
import type { MotorQuoteRecord } from 'mfe-motor/contract/schemas/quote.ts';
import { sumsInsuredOf } from 'mfe-motor/rules/multi-year.ts';
import { ocrDetailsOfQuote } from '#areas/identity/read-card.ts';
import type { Viewer } from '#areas/quote/product/insurance-product.ts';
import { commonRecordOf } from '#areas/quote/quote-record.ts';
import type { Queries } from '#core/database/database.ts';
import type { ShownQuote } from '#areas/quote/sql/quotes.ts';
import { isForSeveralYears, motorDetailsOf, vehicleOf } from './details.ts';
import { inspectionStateOf } from './inspection/state.ts';
import { benefitNames } from './tariff/price.ts';
import { regionFor } from './tariff/pricing.ts';

/** The record that screens read (MOT-016, MOT-017). */
export const motorRecordOf = async (
  db: Queries,
  quote: ShownQuote,
  viewer: Viewer,
): Promise<MotorQuoteRecord> => {
  const { address, duration, inspection, isModelListed, premiumYears } = motorDetailsOf(quote);
  const { kind, startDate: _start, ...vehicle } = vehicleOf(quote);
  return {
    ...commonRecordOf(quote, viewer, benefitNames(quote, viewer.language)),
    ...vehicle,
    ...(await ocrDetailsOfQuote(db, quote, viewer)),
    vehicleKind: kind,
    isModelListed,
    region: regionFor(vehicle),
    duration,
    isEligibleForMultiyear: isForSeveralYears(quote),
    sumsInsured: sumsInsuredOf(vehicle.sumInsured, duration),
    premiumYears,
    workshopAllowance: sumOf(quote.benefits.map(({ allowance = 0 }) => allowance)),
    address,
    inspection: inspectionStateOf(inspection, kind, quote.shown_on),
  };
};
