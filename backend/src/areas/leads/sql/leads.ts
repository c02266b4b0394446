import { sql } from 'kysely';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Tables } from '#core/database/tables.ts';
import type { Queries } from '#core/database/database.ts';
import type { Owner } from '#core/access/access-rows.ts';

export type LeadRow = Selectable<Tables['leads']>;
export type NewLead = Omit<Insertable<Tables['leads']>, 'code'>;
export type LeadPatch = Updateable<Tables['leads']>;

/** Such as L000042: what people read to each other. */
const nextCode = sql<string>`'L' || lpad(nextval('lead_codes')::text, 6, '0')`;

export const findLead = (db: Queries, id: string): Promise<LeadRow | undefined> =>
  db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();

/** Holds the lead until the transaction ends. */
export const lockLead = (db: Queries, id: string): Promise<LeadRow | undefined> =>
  db.selectFrom('leads').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const findLeadByPhone = (db: Queries, agentId: string, phone: string): Promise<LeadRow | undefined> =>
  db
    .selectFrom('leads')
    .selectAll()
    .where('agent_id', '=', agentId)
    .where('phone', '=', phone)
    .where('phone', '<>', '')
    .executeTakeFirst();

export const findLeadByRequest = (
  db: Queries,
  agentId: string,
  requestId: string,
): Promise<LeadRow | undefined> =>
  db
    .selectFrom('leads')
    .selectAll()
    .where('agent_id', '=', agentId)
    .where('request_id', '=', requestId)
    .where('request_id', '<>', '')
    .executeTakeFirst();

/** Nothing when the agent has a lead with that phone, or the form was sent before. */
export const insertLead = (db: Queries, lead: NewLead): Promise<LeadRow | undefined> =>
  db
    .insertInto('leads')
    .values({ ...lead, code: nextCode })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

/** By hand: the version grows, and an import that it came by can no longer take it away. */
export const changeLead = (
  db: Queries,
  { id, patch, now }: { readonly id: string; readonly patch: LeadPatch; readonly now: Date },
): Promise<LeadRow> =>
  db
    .updateTable('leads')
    .set((eb) => ({ ...patch, version: eb('version', '+', 1), touched_at: now }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Which of the phones are leads of the agent already. */
export const knownPhones = async (
  db: Queries,
  agentId: string,
  phones: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (phones.length === 0) return new Set();
  const { rows } = await sql<{ phone: string }>`
    select phone from leads where agent_id = ${agentId} and phone = any(${phones}::text[]) and phone <> ''`.execute(
    db,
  );
  return new Set(rows.map(({ phone }) => phone));
};

/** Who was reminded of by a task that is done is no longer to be spoken to at that time. */
export const forgetContactOf = async (
  db: Queries,
  { lead_id, scheduled_at }: { readonly lead_id: string | null; readonly scheduled_at: Date },
): Promise<void> => {
  if (lead_id === null) return;
  await db
    .updateTable('leads')
    .set({ next_contact_at: null })
    .where('id', '=', lead_id)
    .where('next_contact_at', '=', scheduled_at)
    .execute();
};

export const findLeadOwner = async (db: Queries, leadId: string): Promise<Owner | undefined> => {
  const row = await db.selectFrom('leads').select('agent_id').where('id', '=', leadId).executeTakeFirst();
  return row === undefined ? undefined : { agentId: row.agent_id };
};

/** With its events; its tasks go with `eraseLead`. */
export const deleteLead = async (db: Queries, id: string): Promise<void> => {
  await db.deleteFrom('leads').where('id', '=', id).execute();
};
