import type { Queries } from '#core/database/database.ts';

/** The registration that an agent came out of; none of those who were agents before there were any. */
export const findRegistrationOfAgent = (db: Queries, agentId: string) =>
  db
    .selectFrom('registrations')
    .select(['id', 'status', 'kind', 'form', 'created_at', 'saved_at', 'submitted_at', 'decided_at'])
    .where('agent_id', '=', agentId)
    .executeTakeFirst();

export type RegistrationOfAgent = NonNullable<Awaited<ReturnType<typeof findRegistrationOfAgent>>>;

/** What was given, and what was said about it; notes of staff stay with them. */
export const listPartsOfRegistration = (db: Queries, registrationId: string) =>
  db
    .selectFrom('registration_parts')
    .select(['part', 'state', 'revision', 'reason', 'changed_at'])
    .where('registration_id', '=', registrationId)
    .orderBy('part')
    .execute();

/** Photos of the agent's own documents as they lie, sealed. */
export const listPhotosOfAgent = async (db: Queries, agentId: string) => {
  const cards = await db
    .selectFrom('identity_images')
    .select(['key', 'sealed', 'created_at'])
    .where('subject_kind', '=', 'agent')
    .where('subject_id', '=', agentId)
    .execute();
  const documents = await db
    .selectFrom('document_images')
    .select(['key', 'kind', 'sealed', 'created_at'])
    .where('subject_kind', '=', 'agent')
    .where('subject_id', '=', agentId)
    .execute();
  return [
    ...cards.map((card) => ({ ...card, of: 'idCard', purpose: 'identity image' as const })),
    ...documents.map(({ kind, ...document }) => ({
      ...document,
      of: kind,
      purpose: 'own document' as const,
    })),
  ];
};
