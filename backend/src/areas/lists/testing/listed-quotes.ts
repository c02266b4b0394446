import type { IdentityStatus } from '@payung/shared/domain/people/identity-check.ts';
import type { Insertable } from 'kysely';
import type { Tables } from '#core/database/tables.ts';
import type { Database } from '#core/database/database.ts';
import { newId } from '#core/database/identifiers.ts';
import { sql } from 'kysely';
import type { AreaServer } from '#testing/area-server.ts';
import { succeed } from '#testing/caller.ts';
import type { Credentials, Wire } from '#testing/caller.ts';

type QuoteColumns = Insertable<Tables['quotes']>;

export interface ListedQuote extends Partial<QuoteColumns> {
  /** When the open invoice of its proposal ends, or ended. */
  readonly invoiceEnds?: Date;
  /** What the check of the insured's identity came to. */
  readonly identity?: IdentityStatus;
  /** Why the agent closed its lead. */
  readonly leadClosed?: string;
}

let serial = 0;

const insertLead = async (db: Database, quote: QuoteColumns, reason: string): Promise<string> => {
  const id = newId();
  await db
    .insertInto('leads')
    .values({
      id,
      code: `L${id}`,
      agent_id: quote.agent_id,
      creator_id: quote.agent_id,
      closed_reason: reason,
      open_until: '2099-01-01',
      created_at: quote.created_at,
    })
    .execute();
  return id;
};

const insertInvoice = async (db: Database, quote: QuoteColumns, ends: Date): Promise<void> => {
  const version = { quote_id: quote.id, version: 1, proposal_no: `PR${quote.id}` };
  await db
    .insertInto('quote_versions')
    .values({ ...version, snapshot: '{}', due_premium: 1, frozen_at: quote.created_at })
    .execute();
  await db
    .insertInto('invoices')
    .values({
      ...version,
      invoice_no: `I${quote.id}`,
      amount: 1,
      state: 'open',
      request_id: `R${quote.id}`,
      url: null,
      created_at: quote.created_at,
      expires_at: ends,
    })
    .execute();
};

/** A quote or policy just as a test of lists wants it, made without its journey. */
export const insertListedQuote = async (
  db: Database,
  agentId: string,
  { invoiceEnds, identity, leadClosed, ...columns }: ListedQuote,
): Promise<string> => {
  serial += 1;
  const id = newId();
  const at = new Date('2026-01-15T03:00:00.000Z');
  const quote: QuoteColumns = {
    id,
    code: `QL${serial}`,
    lead_id: newId(),
    product_id: 'ffffffffffffffffffffff01',
    agent_id: agentId,
    request_id: id,
    stage: 'Full Quote Created',
    insured_name: 'Budi Santoso',
    insured_phone: '6281311110001',
    proposal_version: 1,
    start_date: '2026-02-10',
    end_date: '2027-02-10',
    valid_until: '2026-02-10',
    created_at: at,
    saved_at: at,
    ...(invoiceEnds === undefined ? {} : { payment_status: 'Pending' as const, proposal_no: `PR${id}` }),
    ...columns,
  };
  const lead = leadClosed === undefined ? {} : { of_lead_id: await insertLead(db, quote, leadClosed) };
  await db
    .insertInto('quotes')
    .values({ ...quote, ...lead })
    .execute();
  if (invoiceEnds !== undefined) await insertInvoice(db, quote, invoiceEnds);
  if (identity !== undefined) {
    const check = { transaction_id: `T${id}`, subject_kind: 'quote', subject_id: id, insured_no: 1 } as const;
    await db
      .insertInto('identity_checks')
      .values({ ...check, status: identity, created_at: at, finished_at: at })
      .execute();
  }
  return id;
};

interface FilledQuotes {
  readonly agentId: string;
  /** Of their codes. */
  readonly prefix: string;
  readonly count: number;
  /** The others are each a second older. */
  readonly newestAt?: Date;
}

/** So many quotes of the agent's that differ only in their codes. */
export const insertListedCopies = async (db: Database, agentId: string, count: number): Promise<void> => {
  const first = await insertListedQuote(db, agentId, {});
  const { id: _id, ...row } = await db
    .selectFrom('quotes')
    .selectAll()
    .where('id', '=', first)
    .executeTakeFirstOrThrow();
  for (let made = 1; made < count; made += 500) {
    const rows = Array.from({ length: Math.min(500, count - made) }, (_none, index) => {
      const id = `${agentId.slice(0, 18)}${String(made + index).padStart(6, '0')}`;
      const own = { id, code: id, lead_id: id, request_id: id };
      return { ...row, ...own, details: '{}', benefits: '[]', rejection: null };
    });
    await db.insertInto('quotes').values(rows).execute();
  }
};

/** An agent of that name with quotes; every tenth is confirmed and waits for its payment. */
export const fillQuotesOf = async (
  db: Database,
  { agentId, prefix, count, newestAt = new Date() }: FilledQuotes,
): Promise<void> => {
  await sql`
    insert into agents (id, agent_code, first_name, email, phone, user_type, channel_code, level_code, referral_code)
    values (${agentId}, ${agentId}, 'Bench', ${`${agentId}@payung.test`}, ${`62${agentId}`}, 'Mitra', 'MTR', 3, ${agentId})
    on conflict do nothing`.execute(db);
  await sql`
    insert into quotes (id, code, lead_id, product_id, agent_id, request_id, stage, insured_name, insured_birth_date,
                        insured_phone, start_date, end_date, valid_until, due_premium, proposal_no, proposal_version,
                        version, created_at, saved_at)
    select substr(md5(${prefix}::text || n), 1, 24), ${prefix}::text || n, md5('lead' || ${prefix}::text || n),
           'ffffffffffffffffffffff01', ${agentId}::text, md5('request' || ${prefix}::text || n),
           case when n % 10 = 0 then 'Full Quote Created' else 'Plan Selected' end, 'Budi ' || n, '1990-05-17',
           '6281299990000', current_date + 10, current_date + 300, current_date + 20, 100000 + n,
           case when n % 10 = 0 then 'PR-' || ${prefix}::text || n end, case when n % 10 = 0 then 1 end, 1,
           ${newestAt}::timestamptz - (n || ' seconds')::interval, ${newestAt}::timestamptz - (n || ' seconds')::interval
    from generate_series(1, ${count}::int) as n
    on conflict do nothing`.execute(db);
  await sql`
    insert into share_links (id, id_hash, payload, kind, subject_kind, subject_id, quote_id, agent_id, created_at,
                             expires_at)
    select md5('link' || id), md5('hash' || id), '', 'lead', 'quote', id, id, agent_id, created_at,
           created_at + interval '30 days'
    from quotes where agent_id = ${agentId}
    on conflict do nothing`.execute(db);
};

interface ReadDetail {
  readonly who: Credentials;
  readonly quoteId: string;
  readonly language?: string;
}

/** The policy detail as it came over the wire. */
export const policyDetailOf = async (
  server: AreaServer,
  { who, quoteId, language = 'en' }: ReadDetail,
): Promise<Wire> => {
  const headers = { 'accept-language': language };
  return (await succeed(server, who, 'policyDetail', { params: { quoteId }, headers })).data;
};

/** Its sections by title, each line as `label: value`. */
export const sectionsOf = async (
  server: AreaServer,
  read: ReadDetail,
): Promise<Readonly<Record<string, readonly string[]>>> => {
  const { sections } = await policyDetailOf(server, read);
  return Object.fromEntries(
    sections.map(({ title, lines }: Wire) => [
      title,
      lines.map(({ label, value }: Wire) => `${label}: ${value}`),
    ]),
  );
};
