import { sql } from 'kysely';
import type { Queries } from '#core/database/database.ts';
import type { Quote } from '#areas/quote/tables.ts';

/** Whose quotes are that were erased: an agent whom nobody is, so that no list of anybody shows them. */
export const NOBODY = '0'.repeat(24);

const ensureNobody = (db: Queries) =>
  db
    .insertInto('agents')
    .values({
      id: NOBODY,
      agent_code: 'NOBODY',
      first_name: '',
      email: '',
      phone: '',
      user_type: 'Nobody',
      channel_code: '',
      level_code: 0,
      status: 'closed',
      referral_code: 'NOBODY',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

const deleteTodosOf = async (db: Queries, column: 'quote_id' | 'lead_id', id: string): Promise<void> => {
  const todos = db.selectFrom('todos').select('id').where(column, '=', id);
  await db
    .deleteFrom('notifications')
    .where('subject_kind', '=', 'todo')
    .where('subject_id', 'in', todos)
    .execute();
  await db.deleteFrom('todos').where(column, '=', id).execute();
};

/** Everything beside the quote's row that tells of its people. */
const eraseAround = async (db: Queries, id: string): Promise<void> => {
  await db.updateTable('quote_versions').set({ snapshot: '{}' }).where('quote_id', '=', id).execute();
  await db.deleteFrom('notifications').where('quote_id', '=', id).execute();
  await db.deleteFrom('sessions').where('quote_id', '=', id).execute();
  await db.deleteFrom('otp_challenges').where('quote_id', '=', id).execute();
  await db.deleteFrom('share_links').where('quote_id', '=', id).execute();
  for (const table of ['identity_images', 'identity_checks'] as const) {
    await db.deleteFrom(table).where('subject_kind', '=', 'quote').where('subject_id', '=', id).execute();
  }
  await db.deleteFrom('documents').where('cache_key', 'like', `${id}-%`).execute();
  await db.deleteFrom('referrals').where('quote_id', '=', id).where('state', '=', 'open').execute();
  await db.deleteFrom('privacy_requests').where('quote_id', '=', id).execute();
  await deleteTodosOf(db, 'quote_id', id);
};

/**
 * Takes the people out of a quote that was never sold. Its row stays, empty and nobody's: events, consents,
 * reviewers' decisions and money records hang on it, and none of them says who it was.
 */
export const eraseQuoteRows = async (db: Queries, quote: Pick<Quote, 'id'>, now: Date): Promise<void> => {
  await eraseAround(db, quote.id);
  await ensureNobody(db);
  await db
    .updateTable('quotes')
    .set({
      agent_id: NOBODY,
      request_id: quote.id,
      of_lead_id: null,
      insured_name: '',
      insured_birth_date: '',
      insured_phone: '',
      insured_email: '',
      insured_id_card: '',
      insured_passport: '',
      details: '{}',
      erased_at: now,
    })
    .where('id', '=', quote.id)
    .execute();
};

/** Whether other quotes still need the lead. */
export const hasQuotes = async (db: Queries, leadId: string): Promise<boolean> => {
  const row = await db.selectFrom('quotes').select('id').where('of_lead_id', '=', leadId).executeTakeFirst();
  return row !== undefined;
};

/** A lead with its events and its tasks; which agent said that it may be contacted stays in the ledger. */
export const eraseLead = async (db: Queries, leadId: string): Promise<void> => {
  await deleteTodosOf(db, 'lead_id', leadId);
  await db.deleteFrom('leads').where('id', '=', leadId).execute();
};

/** What the demo's inbox holds for somebody, or about a quote. */
export const eraseMessages = async (
  db: Queries,
  { code, recipients }: { readonly code: string; readonly recipients: readonly string[] },
): Promise<void> => {
  await db
    .deleteFrom('sent_messages')
    .where((eb) =>
      eb.or([
        eb(sql<number>`position(${code} in subject || ' ' || body)`, '>', 0),
        ...(recipients.length === 0 ? [] : [eb('recipient', 'in', recipients)]),
      ]),
    )
    .execute();
};

/** Messages that are still to be sent, or were kept aside: their payloads are sealed, whoever has the key looks. */
export const listSealedJobs = (db: Queries, limit: number) =>
  db.selectFrom('jobs').select(['id', 'payload']).where('payload', '<>', '').limit(limit).execute();

export const deleteJobs = async (db: Queries, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await db.deleteFrom('jobs').where('id', 'in', ids).execute();
};

/** Why the rows of a quote may not go now. */
export interface Obstacles {
  /** When the open payment page ends. */
  readonly payableUntil: Date | undefined;
  /** Money came for it, and is recorded with it. */
  readonly hasMoney: boolean;
}

export const findObstacles = async (db: Queries, quoteId: string, now: Date): Promise<Obstacles> => {
  const open = await db
    .selectFrom('invoices')
    .select((eb) => eb.fn.max('expires_at').as('until'))
    .where('quote_id', '=', quoteId)
    .where('state', 'in', ['creating', 'open'])
    .where('expires_at', '>', now)
    .executeTakeFirst();
  const paid = await db
    .selectFrom('invoices')
    .select('invoice_no')
    .where('quote_id', '=', quoteId)
    .where('paid_at', 'is not', null)
    .executeTakeFirst();
  const refund = await db
    .selectFrom('refunds_due')
    .select('id')
    .where('quote_id', '=', quoteId)
    .executeTakeFirst();
  return { payableUntil: open?.until ?? undefined, hasMoney: (paid ?? refund) !== undefined };
};
