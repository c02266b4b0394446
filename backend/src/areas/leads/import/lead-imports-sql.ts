import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Tables } from '#core/database/tables.ts';
import type { Queries } from '#core/database/database.ts';
import { newId } from '#core/database/identifiers.ts';
import type { Owner } from '#core/access/access-rows.ts';

export type LeadImportRow = Selectable<Tables['lead_imports']>;

/** How often an import still may be undone is counted beside it. */
export interface ShownImport extends LeadImportRow {
  readonly undoable: number;
}

interface NewImport {
  readonly agentId: string;
  readonly requestId: string;
  readonly fileName: string;
  readonly source: string;
  readonly hasConsent: boolean;
  readonly lineCount: number;
  readonly now: Date;
}

/** One import per request id: whether this call created it. */
export const insertImport = async (
  db: Queries,
  wanted: NewImport,
): Promise<{ readonly row: LeadImportRow; readonly isNew: boolean }> => {
  const made = await db
    .insertInto('lead_imports')
    .values({
      id: newId(),
      agent_id: wanted.agentId,
      request_id: wanted.requestId,
      file_name: wanted.fileName,
      source: wanted.source,
      has_consent: wanted.hasConsent,
      line_count: wanted.lineCount,
      created_at: wanted.now,
    })
    .onConflict((conflict) => conflict.columns(['agent_id', 'request_id']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (made !== undefined) return { row: made, isNew: true };
  const row = await findImportOf(db, wanted);
  if (row === undefined) throw new Error('The import was removed while it was begun');
  return { row, isNew: false };
};

export const findImportOf = (
  db: Queries,
  { agentId, requestId }: Pick<NewImport, 'agentId' | 'requestId'>,
): Promise<LeadImportRow | undefined> =>
  db
    .selectFrom('lead_imports')
    .selectAll()
    .where('agent_id', '=', agentId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();

/** Those that were begun since then, the oldest first. */
export const listImportsSince = (db: Queries, agentId: string, since: Date) =>
  db
    .selectFrom('lead_imports')
    .select(['line_count', 'created', 'duplicates', 'refused', 'created_at', 'undone_at'])
    .where('agent_id', '=', agentId)
    .where('created_at', '>', since)
    .orderBy('created_at')
    .execute();

export const lockImport = (db: Queries, id: string): Promise<LeadImportRow | undefined> =>
  db.selectFrom('lead_imports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const listImports = async (
  db: Queries,
  agentId: string,
  limit: number,
): Promise<readonly ShownImport[]> => {
  const { rows } = await sql<ShownImport>`
    select i.*, case when i.undone_at is not null then 0 else (
      select count(*) from leads l where l.import_id = i.id and l.touched_at is null and l.quote_count = 0
    ) end as undoable
    from lead_imports i where i.agent_id = ${agentId}
    order by i.created_at desc, i.id limit ${limit}`.execute(db);
  return rows;
};

/** A line as a lead is made of it. */
export interface NewImportedLead {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly search_name: string;
  readonly phone: string;
  readonly email: string;
  readonly birth_date: string;
  readonly details: Readonly<Record<string, unknown>>;
}

interface ImportBatch {
  readonly importId: string;
  readonly agentId: string;
  readonly source: string;
  readonly hasConsent: boolean;
  readonly openUntil: string;
  readonly leads: readonly NewImportedLead[];
  readonly now: Date;
}

/** All in one statement; answers the phones that became leads. Those that were leads before stay as they are. */
export const insertImported = async (db: Queries, batch: ImportBatch): Promise<ReadonlySet<string>> => {
  if (batch.leads.length === 0) return new Set();
  const { rows } = await sql<{ phone: string }>`
    insert into leads (id, code, agent_id, creator_id, first_name, last_name, search_name, phone, email, birth_date,
                       details, source, has_consent, import_id, open_until, created_at)
    select n.id, 'L' || lpad(nextval('lead_codes')::text, 6, '0'), ${batch.agentId}, ${batch.agentId}, n.first_name,
           n.last_name, n.search_name, n.phone, n.email, n.birth_date, n.details, ${batch.source},
           ${batch.hasConsent}::boolean, ${batch.importId}, ${batch.openUntil}::date, ${batch.now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(batch.leads)}::jsonb) as n (
      id text, first_name text, last_name text, search_name text, phone text, email text, birth_date text, details jsonb)
    -- Two imports at once take their numbers in one order, so that neither waits for the other in a circle.
    order by n.phone
    on conflict do nothing
    returning phone`.execute(db);
  return new Set(rows.map(({ phone }) => phone));
};

/** What a batch answered: counts, lines that were there already, and why others were refused. */
export interface BatchAnswer {
  readonly created: number;
  readonly duplicates: readonly number[];
  readonly refused: readonly { readonly line: number; readonly field: string; readonly messageId: string }[];
}

export const findBatch = async (
  db: Queries,
  importId: string,
  batch: number,
): Promise<BatchAnswer | undefined> => {
  const row = await db
    .selectFrom('lead_import_batches')
    .select('answer')
    .where('import_id', '=', importId)
    .where('batch', '=', batch)
    .executeTakeFirst();
  return row === undefined ? undefined : (row.answer as unknown as BatchAnswer);
};

export const insertBatch = async (
  db: Queries,
  of: { readonly importId: string; readonly batch: number },
  answer: BatchAnswer,
): Promise<void> => {
  await db
    .insertInto('lead_import_batches')
    .values({ import_id: of.importId, batch: of.batch, answer: JSON.stringify(answer) })
    .execute();
  await db
    .updateTable('lead_imports')
    .set((eb) => ({
      created: eb('created', '+', answer.created),
      duplicates: eb('duplicates', '+', answer.duplicates.length),
      refused: eb('refused', '+', answer.refused.length),
    }))
    .where('id', '=', of.importId)
    .execute();
};

/** No batch is accepted afterwards. */
export const markUndone = async (db: Queries, importId: string, now: Date): Promise<void> => {
  await db
    .updateTable('lead_imports')
    .set({ undone_at: now })
    .where('id', '=', importId)
    .where('undone_at', 'is', null)
    .execute();
};

/** Deletes some untouched leads of an import; answers how many. */
export const removeUntouched = async (db: Queries, importId: string, limit: number): Promise<number> => {
  const { rows } = await sql`
    delete from leads where id in (
      select l.id from leads l
      where l.import_id = ${importId} and l.touched_at is null and l.quote_count = 0
        and not exists (select 1 from lead_events e where e.lead_id = l.id)
      limit ${limit} for update
    ) and touched_at is null and quote_count = 0
    returning id`.execute(db);
  return rows.length;
};

export const countImported = async (db: Queries, importId: string): Promise<number> => {
  const { kept } = await db
    .selectFrom('leads')
    .select((eb) => eb.fn.countAll<number>().as('kept'))
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow();
  return kept;
};

export const findLeadImportOwner = async (db: Queries, importId: string): Promise<Owner | undefined> => {
  const row = await db
    .selectFrom('lead_imports')
    .select('agent_id')
    .where('id', '=', importId)
    .executeTakeFirst();
  return row === undefined ? undefined : { agentId: row.agent_id };
};
