import sharp from 'sharp';
import type { EndpointName } from '@payung/shared/api/endpoints/endpoints.ts';
import { AREAS } from '#areas/all.ts';
import type { AccessRow } from '#core/access/access-rows.ts';
import { newId } from '#core/database/identifiers.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { succeed } from '#testing/caller.ts';
import { sendFile } from '#testing/form.ts';
import type { TestAgent } from '#testing/people.ts';
import { importStart, newLead } from '#areas/leads/testing/leads.ts';

/** The access rows of all areas; a product's stand in its module. */
export const ACCESS = Object.fromEntries(AREAS.flatMap(({ access }) => Object.entries(access))) as Readonly<
  Record<EndpointName, AccessRow>
>;

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

/** A check of the insured's identity, and a photo of the card. */
export const newIdentity = async (server: AreaServer, owner: TestAgent, quoteId: string) => {
  const { transactionId } = await succeed(server, owner.headers, 'productToken', { params: { quoteId } });
  const card = await sharp({ create: { width: 400, height: 250, channels: 3, background: '#cfe4ea' } })
    .png()
    .toBuffer();
  const photo = new Blob([new Uint8Array(card)], { type: 'image/png' });
  const { key: imageKey } = await sendFile(server, owner.headers, quoteId, photo);
  return { transactionId: transactionId as string, imageKey };
};

/** The lead of the quote, one that was closed, and a list that is being imported. */
export const newLeads = async (server: AreaServer, owner: TestAgent, quoteId: string) => {
  const { of_lead_id } = await server.services.db
    .selectFrom('quotes')
    .select('of_lead_id')
    .where('id', '=', quoteId)
    .executeTakeFirstOrThrow();
  const closedLeadId = await newLead(server, owner.headers);
  await succeed(server, owner.headers, 'closeLead', {
    params: { leadId: closedLeadId },
    body: { reason: 'other', note: '' },
  });
  const { data } = await succeed(server, owner.headers, 'startImport', { body: importStart() });
  return { leadId: of_lead_id ?? '', closedLeadId, importId: data.id as string };
};
