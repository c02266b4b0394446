import type { Insertable } from 'kysely';
import type { Tables } from '#core/database/tables.ts';
import type { Database } from '#core/database/database.ts';
import { newId } from '#core/database/identifiers.ts';

type QuoteColumns = Insertable<Tables['quotes']>;

export interface ListedQuote extends Partial<QuoteColumns> {
  /** When the open invoice of its proposal ends, or ended. */
  readonly invoiceEnds?: Date;
  /** What the check of the insured's identity came to. */
  readonly identity?: string;
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
