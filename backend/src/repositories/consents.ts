import type { ConfirmQuoteInput } from '@payung/shared/api/schemas/quote-bodies.ts';
import type { Queries } from '#database/database.ts';
import { subjectColumns } from './subject.ts';
import type { Subject } from './subject.ts';
import type { Quote } from './tables.ts';

interface ConsentActor {
  readonly kind: string;
  readonly id: string;
}

export interface QuoteConsents {
  readonly quote: Pick<Quote, 'id' | 'version'>;
  readonly body: ConfirmQuoteInput;
  readonly actor: ConsentActor;
  readonly now: Date;
}

const givenBy = (actor: ConsentActor) => ({
  actor: actor.kind,
  visit_hash: actor.kind === 'customer' ? actor.id : null,
});

/** Every answer, also a no: the ledger shows what was asked, in which words, and what was said. */
export const insertConsents = (db: Queries, { quote, body, actor, now }: QuoteConsents) =>
  db
    .insertInto('consents')
    .values(
      Object.entries(body.consents).map(([purpose, granted]) => ({
        ...subjectColumns({ kind: 'quote', id: quote.id }),
        ...givenBy(actor),
        version: quote.version,
        purpose,
        granted,
        text_version: body.textVersion,
        language: body.language,
        given_at: now,
      })),
    )
    .execute();

export interface GivenConsent {
  readonly subject: Subject;
  /** Of the quote, where it is about one. */
  readonly version: number | null;
  readonly purpose: string;
  readonly textVersion: string;
  readonly language: 'en' | 'id';
  readonly actor: ConsentActor;
  readonly now: Date;
}

/** One yes that was given beside a call, also by somebody who has no quote. */
export const insertConsent = (db: Queries, consent: GivenConsent) =>
  db
    .insertInto('consents')
    .values({
      ...subjectColumns(consent.subject),
      ...givenBy(consent.actor),
      version: consent.version,
      purpose: consent.purpose,
      granted: true,
      text_version: consent.textVersion,
      language: consent.language,
      given_at: consent.now,
    })
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
