import type { VerifiedOtp, WebAuthnJson } from '@payung/shared/schemas/auth.ts';
import { PASSKEY } from '@payung/shared/domain/people/passkey.ts';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { hashToken } from '#core/access/secrets.ts';
import { markDevice } from '#areas/duplicate-alerts/marks.ts';
import { transaction } from '#core/database/transaction.ts';
import { badRequest } from '#core/http/api-refusal.ts';
import type { Language } from '#core/http/language.ts';
import { TEXTS } from '#core/http/texts.ts';
import { findAgent } from '#areas/agents/sql/agents.ts';
import { advanceCounter, findCredential } from './passkeys-sql.ts';
import type { PasskeyRow } from './passkeys-sql.ts';
import { markPasskeyShown } from '#core/access/sql/sessions.ts';
import type { HandlerContextOf } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import { inConstantTime } from '../links/open-link.ts';
import { openAgentSession } from '../open-session.ts';
import { recordAndNotify } from './passkey-account.ts';
import { challengeCheck, newLoginChallenge, passkeySite, webAuthn } from './passkey-challenge.ts';
import { PASSKEY_TEXTS } from './passkey-texts.ts';

const OF_LOGIN = { purpose: 'login', session_hash: null } as const;

/** Nobody is named: the authenticator offers the passkeys that it has for this host. */
export const passkeyLoginOptions = async (
  _context: HandlerContextOf<'passkeyLoginOptions'>,
  services: Services,
): Promise<WebAuthnJson> => {
  const { generateAuthenticationOptions } = await webAuthn();
  return {
    ...(await generateAuthenticationOptions({
      rpID: passkeySite(services).rpID,
      challenge: newLoginChallenge(services),
      timeout: PASSKEY.challengeSeconds * 1000,
      userVerification: 'required',
    })),
  };
};

interface PasskeyProof {
  readonly passkey: PasskeyRow;
  readonly counter: number;
}

/** The passkey that signed our challenge for our site, by a person whom the authenticator verified. */
const verifiedPasskey = async (
  services: Services,
  credential: AuthenticationResponseJSON,
): Promise<PasskeyProof | 'over' | undefined> => {
  const challenge = challengeCheck(services, OF_LOGIN);
  const passkey = await findCredential(services.db, credential.id);
  if (passkey === undefined || credential.response.userHandle !== passkey.handle) return undefined;
  const { verifyAuthenticationResponse } = await webAuthn();
  const { rpID, origin } = passkeySite(services);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential,
      expectedChallenge: challenge.check,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      // The counter is compared below, after the signature: nobody else can raise an alarm.
      credential: { id: passkey.credential_id, publicKey: new Uint8Array(passkey.public_key), counter: 0 },
    });
    return verified ? { passkey, counter: authenticationInfo.newCounter } : undefined;
  } catch {
    return challenge.isOver() ? 'over' : undefined;
  }
};

/** A session, or nothing: an authenticator that has counted less than before may be a copy. */
const openSession = (services: Services, { passkey, counter }: PasskeyProof, language: Language) =>
  transaction(services.db, async (tx) => {
    const agent = await findAgent(tx, passkey.agent_id);
    if (agent?.status !== 'active') return undefined;
    const { id: passkeyId, name } = passkey;
    if (!(await advanceCounter(tx, { id: passkeyId, counter }, services.clock.now()))) {
      const happened = {
        passkeyId,
        name,
        event: 'oldCounter',
        notice: 'passkeyOldCounter',
        language,
      } as const;
      await recordAndNotify(services, tx, { agentId: agent.id, actor: 'system', happened });
      return undefined;
    }
    const opened = await openAgentSession(services, tx, { agent, proved: 'passkey', language });
    await markPasskeyShown(tx, hashToken(opened.token), passkeyId);
    return { ...opened, phone: agent.phone };
  });

/** Unknown passkeys, removed ones and inactive people get the same answer, after the same time. */
export const passkeyLogin = (
  { body, language, keepDevice, device }: HandlerContextOf<'passkeyLogin'>,
  services: Services,
): Promise<VerifiedOtp> =>
  inConstantTime(async () => {
    const shown = await verifiedPasskey(services, body.credential);
    if (shown === 'over') throw badRequest(PASSKEY_TEXTS.tookTooLong);
    const proved = shown && (await openSession(services, shown, language));
    if (proved === undefined) throw badRequest(PASSKEY_TEXTS.notAccepted);
    const { phone, ...opened } = proved;
    device.keep(phone);
    await markDevice(services, opened.user, keepDevice);
    return { message: TEXTS.verified[language], ...opened };
  });
