import type { PublicCardForm, PublicCard } from '@payung/shared/schemas/profile.ts';
import type { Queries } from '#core/database/database.ts';

const EMPTY: PublicCardForm = { company: '', socialLinks: [], achievements: [], blogs: [], testimonials: [] };

/** What strangers see of an agent (ruling R40); nothing of one who is not active. */
export const publicCardOf = async (db: Queries, agentId: string): Promise<PublicCard | undefined> => {
  const row = await db
    .selectFrom('agents as a')
    .leftJoin('public_cards as c', 'c.agent_id', 'a.id')
    .select(['a.first_name', 'a.last_name', 'a.company_name', 'a.tier', 'c.card'])
    .select((eb) => eb('c.picture', 'is not', null).as('has_picture'))
    .where('a.id', '=', agentId)
    .where('a.status', '=', 'active')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const card = row.card ?? EMPTY;
  return {
    ...EMPTY,
    ...card,
    company: card.company === '' ? row.company_name : card.company,
    fullName: `${row.first_name} ${row.last_name}`.trim(),
    tier: row.tier,
    hasPicture: row.has_picture === true,
  };
};

/** The texts of the card; its picture stays. */
export const savePublicCard = async (
  db: Queries,
  { agentId, card }: { readonly agentId: string; readonly card: PublicCardForm },
  now: Date,
): Promise<void> => {
  const said = { card: JSON.stringify(card), changed_at: now };
  await db
    .insertInto('public_cards')
    .values({ agent_id: agentId, ...said })
    .onConflict((conflict) => conflict.column('agent_id').doUpdateSet(said))
    .execute();
};

/** The picture of the card; its texts stay. */
export const saveCardPicture = async (
  db: Queries,
  { agentId, picture }: { readonly agentId: string; readonly picture: Buffer },
  now: Date,
): Promise<void> => {
  const shown = { picture, changed_at: now };
  await db
    .insertInto('public_cards')
    .values({ agent_id: agentId, card: JSON.stringify(EMPTY), ...shown })
    .onConflict((conflict) => conflict.column('agent_id').doUpdateSet(shown))
    .execute();
};

/** For the agent, and for the person who holds one of the agent's links. */
export const findCardPicture = async (db: Queries, agentId: string): Promise<Buffer | undefined> => {
  const row = await db
    .selectFrom('public_cards as c')
    .innerJoin('agents as a', 'a.id', 'c.agent_id')
    .select('c.picture')
    .where('c.agent_id', '=', agentId)
    .where('a.status', '=', 'active')
    .executeTakeFirst();
  return row?.picture ?? undefined;
};

export const deletePublicCard = async (db: Queries, agentId: string): Promise<void> => {
  await db.deleteFrom('public_cards').where('agent_id', '=', agentId).execute();
};
