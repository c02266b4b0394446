import type { Queries } from '#core/database/database.ts';
import { voidOpenInvoices } from '#areas/payment/sql/invoices.ts';
import type { FrozenVersion, Quote } from '#areas/quote/tables.ts';

/** Keeps the quote as it was confirmed: what is paid is compared with this, never with today's quote. */
export const freezeVersion = (
  db: Queries,
  { quote, proposalNo, now }: { readonly quote: Quote; readonly proposalNo: string; readonly now: Date },
) =>
  db
    .insertInto('quote_versions')
    .values({
      quote_id: quote.id,
      version: quote.version,
      proposal_no: proposalNo,
      snapshot: JSON.stringify(quote),
      due_premium: quote.due_premium,
      frozen_at: now,
    })
    .execute();

export const findFrozenVersion = (
  db: Queries,
  quoteId: string,
  version: number,
): Promise<FrozenVersion | undefined> =>
  db
    .selectFrom('quote_versions')
    .selectAll()
    .where('quote_id', '=', quoteId)
    .where('version', '=', version)
    .executeTakeFirst();

/** What was frozen is no longer valid, and its invoices neither. */
export const voidFrozenVersions = async (db: Queries, quoteId: string, now: Date): Promise<void> => {
  await db
    .updateTable('quote_versions')
    .set({ voided_at: now })
    .where('quote_id', '=', quoteId)
    .where('voided_at', 'is', null)
    .execute();
  await voidOpenInvoices(db, quoteId, now);
};
