import { sql } from 'kysely';
import type { Queries } from '#core/database/database.ts';
import { prepared } from '#core/database/prepared.ts';
import type { KeptCard } from '#areas/identity/sql/identities.ts';

const imagesOfQuote = prepared((db, quoteId: string) =>
  db
    .selectFrom('identity_images')
    .select(['insured_no', 'key as image_key'])
    .where('subject_kind', '=', 'quote')
    .where('subject_id', '=', quoteId)
    .compile(),
);

const checksOfQuote = prepared((db, quoteId: string) =>
  db
    .selectFrom('identity_checks')
    .select(['insured_no', 'id_number', 'id_type', 'image_key'])
    .where('subject_kind', '=', 'quote')
    .where('subject_id', '=', quoteId)
    .where('id_number', 'is not', null)
    .compile(),
);

/** The cards of everybody whom a quote insures, by their numbers. */
export const listCards = async (db: Queries, quoteId: string): Promise<ReadonlyMap<number, KeptCard>> => {
  const images = await imagesOfQuote(db, quoteId);
  const checks = await checksOfQuote(db, quoteId);
  return new Map([
    ...images.map(
      ({ insured_no, image_key }) => [insured_no, { id_number: '', id_type: '', image_key }] as const,
    ),
    ...checks.map(({ insured_no, ...card }) => [insured_no, card] as const),
  ]);
};

/** When a card last came to quote q; a check that keeps no number is none. */
const lastCard = sql<Date | null>`greatest(
  (select max(i.created_at) from identity_images i where i.subject_kind = 'quote' and i.subject_id = q.id),
  (select max(c.created_at) from identity_checks c
    where c.subject_kind = 'quote' and c.subject_id = q.id and c.id_number is not null))`;

/** Quotes without a policy whose cards were not changed since then. */
export const listQuotesWithOldCards = async (
  db: Queries,
  before: Date,
  limit: number,
): Promise<readonly string[]> => {
  // From the cards, of which an index holds those without a policy: quotes without one are far more.
  const { rows } = await sql<{ id: string }>`
    with old (id) as (
      select i.subject_id from identity_images i
      where i.subject_kind = 'quote' and not i.of_policy and i.created_at < ${before}
      union
      select c.subject_id from identity_checks c
      where c.subject_kind = 'quote' and not c.of_policy and c.id_number is not null and c.created_at < ${before}
    )
    select q.id from old join quotes q on q.id = old.id
    where q.policy_no is null and q.saved_at < ${before} and ${lastCard} < ${before}
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
};
