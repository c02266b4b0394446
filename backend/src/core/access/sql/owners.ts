import type { Queries } from '#core/database/database.ts';
import { prepared } from '#core/database/prepared.ts';

/** To whom an object belongs: its agent, and the quote whose customer it concerns; or somebody who registers. */
export interface Owner {
  /** Nothing where it belongs to somebody who has no agent yet. */
  readonly agentId?: string;
  /** Other agents to whom it belongs as well. */
  readonly sharedWith?: readonly string[];
  readonly quoteId?: string;
  readonly registrationId?: string;
  /** The product of a quote that the call names itself. */
  readonly productId?: string;
}

const ownersBy = (column: 'id' | 'lead_id') =>
  prepared((db, value: string) =>
    db.selectFrom('quotes').select(['id', 'agent_id', 'product_id']).where(column, '=', value).compile(),
  );

const OWNERS = { id: ownersBy('id'), lead_id: ownersBy('lead_id') };

export const findQuoteOwner = async (
  db: Queries,
  column: 'id' | 'lead_id',
  value: string,
): Promise<Owner | undefined> => {
  const [row] = await OWNERS[column](db, value);
  return row === undefined
    ? undefined
    : { agentId: row.agent_id, quoteId: row.id, productId: row.product_id };
};

export const findLeadOwner = async (db: Queries, leadId: string): Promise<Owner | undefined> => {
  const row = await db.selectFrom('leads').select('agent_id').where('id', '=', leadId).executeTakeFirst();
  return row === undefined ? undefined : { agentId: row.agent_id };
};

export const findLeadImportOwner = async (db: Queries, importId: string): Promise<Owner | undefined> => {
  const row = await db
    .selectFrom('lead_imports')
    .select('agent_id')
    .where('id', '=', importId)
    .executeTakeFirst();
  return row === undefined ? undefined : { agentId: row.agent_id };
};

/** Of a proposal in force, or of one that a change has voided. */
export const findProposalOwner = async (db: Queries, proposalNo: string): Promise<Owner | undefined> => {
  const row = await db
    .selectFrom('quote_versions as v')
    .innerJoin('quotes as q', 'q.id', 'v.quote_id')
    .select(['q.id', 'q.agent_id'])
    .where('v.proposal_no', '=', proposalNo)
    .executeTakeFirst();
  return row === undefined ? undefined : { agentId: row.agent_id, quoteId: row.id };
};

/** Any foreign id denies the whole batch. */
export const findNotificationsOwner = async (
  db: Queries,
  notificationIds: readonly string[],
): Promise<Owner | undefined> => {
  const ids = [...new Set(notificationIds)];
  const rows = await db.selectFrom('notifications').select('agent_id').where('id', 'in', ids).execute();
  const agentId = rows[0]?.agent_id;
  const isOneOwner =
    agentId !== undefined && rows.length === ids.length && rows.every((row) => row.agent_id === agentId);
  return isOneOwner ? { agentId } : undefined;
};

/** Of a check or an image of somebody's card: of a quote's insured, of somebody who registers, or of an agent. */
export const findIdentityOwner = async (
  db: Queries,
  table: 'identity_checks' | 'identity_images',
  key: string,
): Promise<Owner | undefined> => {
  const rows =
    table === 'identity_checks'
      ? db
          .selectFrom('identity_checks')
          .select(['subject_kind', 'subject_id'])
          .where('transaction_id', '=', key)
      : db.selectFrom('identity_images').select(['subject_kind', 'subject_id']).where('key', '=', key);
  const row = await rows.executeTakeFirst();
  if (row === undefined) return undefined;
  const { subject_kind: kind, subject_id: id } = row;
  if (kind === 'quote') return findQuoteOwner(db, 'id', id);
  return kind === 'registration' ? { registrationId: id } : { agentId: id };
};

export const findLinkOwner = async (db: Queries, idHash: string): Promise<Owner | undefined> => {
  const row = await db
    .selectFrom('share_links')
    .select(['agent_id', 'quote_id'])
    .where('id_hash', '=', idHash)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return { agentId: row.agent_id, ...(row.quote_id === null ? {} : { quoteId: row.quote_id }) };
};
