import type { CiQuoteRecord, Handover } from 'mfe-pa-ci/contract/schemas/critical-illness.ts';
import type { Viewer } from '#areas/quote/product/insurance-product.ts';
import { commonRecordOf } from '#areas/quote/quote-record.ts';
import type { Queries } from '#core/database/database.ts';
import type { ShownQuote } from '#areas/quote/sql/quotes.ts';
import type { HandoverRow } from '../sql/ci-tables.ts';
import { listHandovers } from '../sql/partner-handovers.ts';

const handoverOf = ({ at, arrived_at: arrivedAt }: HandoverRow): Handover => ({
  at: at.toISOString(),
  ...(arrivedAt === null ? {} : { arrivedAt: arrivedAt.toISOString() }),
});

/** The record that screens read, with what became of the customer. */
export const ciRecordOf = async (db: Queries, quote: ShownQuote, viewer: Viewer): Promise<CiQuoteRecord> => ({
  ...commonRecordOf(quote, viewer, {}),
  handovers: (await listHandovers(db, quote.id)).map(handoverOf),
});
