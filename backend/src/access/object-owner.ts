import type { Queries } from '#database/database.ts';
import type { ObjectKind } from './access-table.ts';
import { keyedHash } from './secrets.ts';

/** Where a call carries the id of its object. */
export interface Located {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** To whom an object belongs: its agent, and the quote whose customer it concerns. */
export interface Owner {
  readonly agentId: string;
  readonly quoteId?: string;
}

const textAt = (part: unknown, key: string): string | undefined => {
  const value: unknown = (part as Readonly<Record<string, unknown>> | undefined)?.[key];
  return typeof value === 'string' ? value : undefined;
};

const quoteOwner = async (
  db: Queries,
  column: 'id' | 'lead_id' | 'proposal_no',
  value: string,
): Promise<Owner | undefined> => {
  const row = await db
    .selectFrom('quotes')
    .select(['id', 'agent_id'])
    .where(column, '=', value)
    .executeTakeFirst();
  return row === undefined ? undefined : { agentId: row.agent_id, quoteId: row.id };
};

const notificationsOwner = async (db: Queries, body: unknown): Promise<Owner | undefined> => {
  const ids = [...new Set((body as readonly { readonly _id: string }[]).map((item) => item._id))];
  const rows = await db.selectFrom('notifications').select('agent_id').where('id', 'in', ids).execute();
  const first = rows[0];
  // One strange id among one's own makes the whole list somebody else's.
  return first !== undefined &&
    rows.length === ids.length &&
    rows.every((row) => row.agent_id === first.agent_id)
    ? { agentId: first.agent_id }
    : undefined;
};

const identityOwner = async (
  db: Queries,
  table: 'identity_checks' | 'identity_images',
  key: string,
): Promise<Owner | undefined> => {
  const rows =
    table === 'identity_checks'
      ? db.selectFrom('identity_checks').select('quote_id').where('transaction_id', '=', key)
      : db.selectFrom('identity_images').select('quote_id').where('key', '=', key);
  const row = await rows.executeTakeFirst();
  return row === undefined ? undefined : quoteOwner(db, 'id', row.quote_id);
};

const linkOwner = async (db: Queries, secret: string, key: string): Promise<Owner | undefined> => {
  const row = await db
    .selectFrom('share_links')
    .select(['agent_id', 'quote_id'])
    .where('id_hash', '=', keyedHash(secret, 'link', key))
    .executeTakeFirst();
  return row === undefined ? undefined : { agentId: row.agent_id, quoteId: row.quote_id };
};

/** The owner of the object that a call is about; nothing when there is no such object. */
export const ownerOf = async (
  db: Queries,
  secret: string,
  kind: Exclude<ObjectKind, 'self'>,
  call: Located,
): Promise<Owner | 'self' | undefined> => {
  if (kind === 'notifications') return notificationsOwner(db, call.body);
  if (kind === 'link') return linkOwner(db, secret, textAt(call.params, 'key') ?? '');
  if (kind === 'proposal') return quoteOwner(db, 'proposal_no', textAt(call.query, 'proposalNo') ?? '');
  if (kind === 'lead') return quoteOwner(db, 'lead_id', textAt(call.params, 'leadId') ?? '');
  if (kind === 'identityCheck') {
    return identityOwner(db, 'identity_checks', textAt(call.query, 'transactionId') ?? '');
  }
  if (kind === 'identityImage') {
    return identityOwner(db, 'identity_images', textAt(call.query, 'key') ?? '');
  }
  const quoteId =
    textAt(call.params, 'quoteId') ??
    textAt(call.query, 'quoteId') ??
    textAt(call.query, 'id') ??
    textAt(call.body, 'quoteId');
  // Only a call whose quote may be left out comes here without one: then it is the caller's own.
  return quoteId === undefined ? 'self' : quoteOwner(db, 'id', quoteId);
};
