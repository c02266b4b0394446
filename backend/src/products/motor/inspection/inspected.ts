import type { InspectionState } from 'mfe-motor/contract/record.ts';
import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { isSold } from '@payung/shared/domain/stages.ts';
import type { Queries } from '#core/database/database.ts';
import { notFound, refused } from '#core/http/api-refusal.ts';
import { TEXTS } from '#core/http/texts.ts';
import { requireNotRejected } from '#areas/quote/rejected.ts';
import { lockQuote, saveQuote } from '#areas/quote/sql/quotes.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { asDetails, motorDetailsOf } from '../details.ts';
import { isMotor } from '../product-ids.ts';
import { inspectionOf, inspectionStateOf } from './summary.ts';
import type { InspectionSummary } from './summary.ts';

/** Where the inspection of the quote's vehicle stands at that moment. */
export const stateOf = (quote: Pick<Quote, 'details'>, now: Date): InspectionState =>
  inspectionStateOf(inspectionOf(quote), motorDetailsOf(quote).kind, todayInJakarta(now));

/** The quote, if it is of motor; others do not exist for the calls of motor. */
export const requireMotor = (quote: Quote | undefined): Quote => {
  if (quote === undefined || !isMotor(quote.product_id)) throw notFound();
  return quote;
};

/** The quote, locked, whose photos may still change. */
export const lockUnsold = async (tx: Queries, quoteId: string): Promise<Quote> => {
  const quote = requireMotor(await lockQuote(tx, quoteId));
  if (isSold(quote.stage)) throw refused(TEXTS.sold);
  requireNotRejected(quote);
  return quote;
};

/** The details with another summary. */
export const withSummary = (quote: Pick<Quote, 'details'>, inspection: InspectionSummary) => ({
  details: asDetails({ ...motorDetailsOf(quote), inspection }),
});

/** A photo that comes or goes is no event of the quote: nothing else of it changes, and nobody has to load it anew. */
export const saveSummary = (tx: Queries, quote: Quote, summary: InspectionSummary): Promise<Quote> =>
  saveQuote(tx, quote.id, withSummary(quote, summary));
