import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ciEndpoints } from 'mfe-pa-ci/contract/endpoints.ts';
import type { Handover } from 'mfe-pa-ci/contract/schemas/critical-illness.ts';
import { createToken, hashToken, keyedHash } from '#core/access/secrets.ts';
import { productModule } from '#areas/product-module.ts';
import type { PartnerSandbox, SandboxKeys } from '#providers/partner/sandbox/sandbox-server.ts';
import { insertSession } from '#core/access/sql/sessions.ts';
import { findLinkByHash } from '#areas/auth/links/share-links-sql.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { asCustomer, call, succeed } from '#testing/caller.ts';
import type { Answer, Credentials } from '#testing/caller.ts';
import { kiteModule } from '#testing/kite/module.ts';
import { newAgent, newPhone } from '#testing/people.ts';
import { useWholeBackend } from '#testing/whole-backend.ts';
import type { WholeBackend } from '#testing/whole-backend.ts';
import { ciModuleParts } from '../module-parts.ts';

/** Critical illness without personal accident. */
const ciModule = productModule({
  ...ciModuleParts,
  endpoints: ciEndpoints,
});

/** The whole backend with the sandbox partner beside it. */
export const useCiBackend = (): WholeBackend => useWholeBackend([ciModule, kiteModule]);

/** The partner that the demo has started. */
export const sandboxOf = ({ backend }: WholeBackend): PartnerSandbox => {
  if (backend.partnerSandbox === undefined) throw new Error('The demo has started no partner');
  return backend.partnerSandbox;
};

/** The keys of the demo, as it keeps them in its data folder. */
export const keysOf = ({ folder }: WholeBackend): SandboxKeys =>
  JSON.parse(fs.readFileSync(path.join(folder, 'partner.keys'), 'utf8')) as SandboxKeys;

/** The form of an agent, as it goes over the wire. */
export const ciForm = (change: object = {}) => ({
  insuredName: 'Maya Kusuma',
  insuredMobile: newPhone(),
  insuredEmail: 'maya@payung.test',
  discountPct: 12.5,
  promo: 'SEHAT2026',
  requestId: randomUUID(),
  ...change,
});

export interface InvitedCustomer {
  readonly agentId: string;
  readonly agent: Credentials;
  readonly customer: Credentials;
  readonly quoteId: string;
  readonly phone: string;
  /** The six characters. */
  readonly linkId: string;
}

/** A customer on a verified visit by the link of an agent. */
export const newInvited = async (server: AreaServer, change: object = {}): Promise<InvitedCustomer> => {
  const { db, secret } = server.services;
  const { id: agentId, headers: agent } = await newAgent(server);
  const form = ciForm(change);
  const { data } = await succeed(server, agent, 'createCiQuote', { body: form });
  const quoteId: string = data.quoteId;
  const { link } = await succeed(server, agent, 'generateLink', { query: { type: 'lead', quoteId } });
  const linkId = String(link).split('/').at(-1) ?? '';
  const row = await findLinkByHash(db, [keyedHash(secret, 'link', linkId)]);
  const cipher = createToken();
  await insertSession(
    db,
    {
      tokenHash: hashToken(cipher),
      kind: 'visit',
      proved: 'phone',
      quoteId,
      linkId: row?.id ?? null,
      phone: form.insuredMobile,
    },
    server.clock.now(),
  );
  return { agentId, agent, customer: asCustomer(cipher), quoteId, phone: form.insuredMobile, linkId };
};

/** What a browser asks for, as it goes over the wire (CI-005). */
export const handoverBody = (
  { linkId, agentId }: Pick<InvitedCustomer, 'linkId' | 'agentId'>,
  change: object = {},
) => ({
  refId: linkId,
  ref: 'quote',
  product: 'CI',
  workflow: { role: 'Customer', createdBy: 'Agent', agentProfileId: agentId },
  discountPct: 12.5,
  promo: 'SEHAT2026',
  deepLinkStage: 'Lead Created',
  ...change,
});

/** Asks for a token as the customer. */
export const encrypt = (server: AreaServer, invited: InvitedCustomer, change: object = {}): Promise<Answer> =>
  call(server, invited.customer, 'encryptForPartner', { body: handoverBody(invited, change) });

export const handedOver = async (
  server: AreaServer,
  invited: InvitedCustomer,
): Promise<{ readonly encryptedData: string; readonly address: string }> =>
  (await encrypt(server, invited)).errMsg;

/** What the agent sees of the customer. */
export const handoversOf = async (
  server: AreaServer,
  { agent, quoteId }: InvitedCustomer,
): Promise<readonly Handover[]> =>
  (await succeed(server, agent, 'getQuote', { query: { id: quoteId } })).data[0].handovers;
