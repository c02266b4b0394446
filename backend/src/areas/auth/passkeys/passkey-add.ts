import type { WebAuthnJson } from '@payung/shared/schemas/auth.ts';
import { PASSKEY } from '@payung/shared/domain/people/passkey.ts';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { createToken } from '#core/access/secrets.ts';
import type { Queries } from '#core/database/database.ts';
import { newId } from '#core/database/identifiers.ts';
import { transaction } from '#core/database/transaction.ts';
import { badRequest, notFound, refused } from '#core/http/api-refusal.ts';
import { findAgent } from '#areas/agents/sql/agents.ts';
import { hasPasskey, insertPasskey, keepHandle, listPasskeys } from './passkeys-sql.ts';
import { markPasskeyShown } from '#core/access/sql/sessions.ts';
import type { HandlerContextOf } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import { recordAndNotify, requireAccount, requireRecentSignIn, isByCodeAlone } from './passkey-account.ts';
import type { AccountCaller } from './passkey-account.ts';
import {
  challengeCheck,
  newChallenge,
  countPasskeyAdded,
  passkeySite,
  webAuthn,
} from './passkey-challenge.ts';
import { signInWithPasskey, PASSKEY_TEXTS } from './passkey-texts.ts';

/** ES256, EdDSA and RS256: what authenticators can, the better first. */
const ALGORITHMS = [-7, -8, -257];

const purposeOf = ({ tokenHash }: AccountCaller) => ({ purpose: 'add', session_hash: tokenHash }) as const;

/** The row lock also serialises two parallel additions. */
const handleOf = (db: Queries, agentId: string): Promise<string> => keepHandle(db, agentId, createToken());

export const passkeyOptions = async (
  context: HandlerContextOf<'passkeyOptions'>,
  services: Services,
): Promise<WebAuthnJson> => {
  const caller = requireAccount(context.caller);
  const { db } = services;
  await requireRecentSignIn(services, caller);
  await countPasskeyAdded(services, caller.agentId);
  const agent = await findAgent(db, caller.agentId);
  if (agent === undefined) throw notFound();
  const passkeys = await listPasskeys(db, agent.id);
  if (passkeys.length >= PASSKEY.mostPerPerson) throw refused(PASSKEY_TEXTS.tooMany);
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: 'Payung',
    rpID: passkeySite(services).rpID,
    // What the device shows beside its passkeys. The handle is what the site is given: it says nothing of the person.
    userName: agent.agent_code,
    userDisplayName: `${agent.first_name} ${agent.last_name}`.trim(),
    userID: new Uint8Array(Buffer.from(await handleOf(db, agent.id), 'base64url')),
    challenge: await newChallenge(services, purposeOf(caller)),
    timeout: PASSKEY.challengeSeconds * 1000,
    attestationType: 'none',
    excludeCredentials: passkeys.map(({ credential_id: id, transports }) => ({
      id,
      transports: [...transports],
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return { ...options };
};

const verifiedCredential = async (
  services: Services,
  caller: AccountCaller,
  response: RegistrationResponseJSON,
) => {
  const challenge = challengeCheck(services, purposeOf(caller));
  const { verifyRegistrationResponse } = await webAuthn();
  const { rpID, origin } = passkeySite(services);
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge.check,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (registrationInfo !== undefined) return registrationInfo;
  } catch {
    if (challenge.isOver()) throw badRequest(PASSKEY_TEXTS.tookTooLong);
  }
  throw badRequest(PASSKEY_TEXTS.notAdded);
};

export const addPasskey = async (context: HandlerContextOf<'addPasskey'>, services: Services) => {
  const caller = requireAccount(context.caller);
  const { body, language } = context;
  const response = body.credential as RegistrationResponseJSON;
  const { credential, credentialBackedUp } = await verifiedCredential(services, caller, response);
  const id = newId();
  const { agentId, tokenHash } = caller;
  const isByCode = await isByCodeAlone(services, caller);
  await transaction(services.db, async (tx) => {
    await handleOf(tx, agentId);
    // Somebody else with a code of this person's may have come first.
    if (isByCode && (await hasPasskey(tx, agentId))) throw signInWithPasskey();
    if ((await listPasskeys(tx, agentId)).length >= PASSKEY.mostPerPerson)
      throw refused(PASSKEY_TEXTS.tooMany);
    const isNew = await insertPasskey(tx, {
      id,
      agent_id: agentId,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: JSON.stringify(credential.transports ?? []),
      is_synced: credentialBackedUp,
      name: body.name,
      created_at: services.clock.now(),
    });
    if (!isNew) throw refused(PASSKEY_TEXTS.alreadyAdded);
    await markPasskeyShown(tx, tokenHash, id);
    const happened = {
      passkeyId: id,
      name: body.name,
      event: 'added',
      notice: 'passkeyAdded',
      language,
    } as const;
    await recordAndNotify(services, tx, { agentId, actor: caller.kind, happened });
  });
  return { id, message: PASSKEY_TEXTS.added[language] };
};
