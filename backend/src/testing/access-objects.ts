import { newId } from '#database/identifiers.ts';
import type { AreaServer } from './area-server.ts';

export const newNotification = async (
  server: AreaServer,
  agentId: string,
  quoteId: string,
): Promise<string> => {
  const row = await server.services.db
    .insertInto('notifications')
    .values({
      id: quoteId,
      agent_id: agentId,
      subject_kind: 'quote',
      subject_id: quoteId,
      quote_id: quoteId,
      kind: 'policyGenerated',
      data: '{}',
      created_at: server.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
};

/** A correction that the customer asked for, and the account that the agent asked to close. */
export const newPrivacyRequests = async (server: AreaServer, agentId: string, quoteId: string) => {
  const common = { agent_id: agentId, wish: 'Please', request_id: quoteId, created_at: server.clock.now() };
  const correctionId = newId();
  const closureId = newId();
  await server.services.db
    .insertInto('privacy_requests')
    .values([
      { ...common, id: correctionId, kind: 'correction', quote_id: quoteId },
      { ...common, id: closureId, kind: 'closure', quote_id: null },
    ])
    .execute();
  return { correctionId, closureId };
};
