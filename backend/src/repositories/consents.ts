import type { ConfirmQuoteInput } from '@payung/shared/api/schemas/quote-bodies.ts';
import type { Queries } from '#database/database.ts';
import type { Quote } from './tables.ts';

interface Consenting {
  readonly quote: Quote;
  readonly body: ConfirmQuoteInput;
  readonly taker: { readonly actor: string; readonly actorId: string };
}

/** Every answer, also a no: the ledger shows what was asked, in which words, and what was said. */
export const insertConsents = (db: Queries, { quote, body, taker }: Consenting, now: Date) =>
  db
    .insertInto('consents')
    .values(
      Object.entries(body.consents).map(([purpose, granted]) => ({
        quote_id: quote.id,
        version: quote.version,
        purpose,
        granted,
        text_version: body.textVersion,
        language: body.language,
        actor: taker.actor,
        visit_hash: taker.actor === 'customer' ? taker.actorId : null,
        given_at: now,
      })),
    )
    .execute();

/** The language in which the customer last agreed: the e-mail follows it. */
export const findContactLanguage = async (db: Queries, quoteId: string): Promise<'en' | 'id'> => {
  const row = await db
    .selectFrom('consents')
    .select('language')
    .where('quote_id', '=', quoteId)
    // Often given on the agent's screen, for one photo only.
    .where('purpose', '!=', 'identityPhoto')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.language ?? 'id';
};
