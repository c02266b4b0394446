import type { OpenedRegistration } from '@payung/shared/api/endpoints/auth.ts';
import { createToken, hashToken } from '#core/access/secrets.ts';
import type { Queries } from '#core/database/database.ts';
import type { Language } from '#core/http/language.ts';
import { findAgentByPhone } from '#areas/agents/sql/agents.ts';
import { openRegistration } from '#areas/onboarding/sql/registration-opening.ts';
import type { StandingRegistration } from '#areas/onboarding/sql/registration-opening.ts';
import { insertSession } from '#core/access/sql/sessions.ts';
import { markLink } from '#areas/auth/links/share-links-sql.ts';
import type { OtpChallenge } from './tables.ts';
import type { Services } from '../services.ts';

/** A session about one registration. What was given opens with the birth date, once there is one (ruling R59). */
export const openRegistrantSession = async (
  { clock }: Pick<Services, 'clock'>,
  tx: Queries,
  { registration, phone }: { readonly registration: StandingRegistration; readonly phone: string },
): Promise<OpenedRegistration> => {
  const now = clock.now();
  const token = createToken();
  const { id: registrationId, birth_date, status } = registration;
  await insertSession(
    tx,
    {
      tokenHash: hashToken(token),
      kind: 'registrant',
      proved: 'phone',
      registrationId,
      phone,
      ...(birth_date === '' ? { birthDateShownAt: now } : {}),
    },
    now,
  );
  return { token, registrationId, status };
};

/** Begins to register, or goes on with the open registration of that phone, whose inviter stays. */
export const beginRegistration = async (
  services: Services,
  tx: Queries,
  { challenge, language }: { readonly challenge: OtpChallenge; readonly language: Language },
): Promise<OpenedRegistration | 'phoneInUse' | undefined> => {
  const { phone, inviter_id: inviterId, link_id: inviteLinkId } = challenge;
  if (inviterId === null) return undefined;
  // Somebody may have become an agent with it since the code was sent.
  if ((await findAgentByPhone(tx, phone)) !== undefined) return 'phoneInUse';
  const now = services.clock.now();
  const registration = await openRegistration(tx, { phone, inviterId, inviteLinkId, language }, now);
  if (inviteLinkId !== null) await markLink(tx, { id: inviteLinkId, moment: 'verified_at' }, now);
  return openRegistrantSession(services, tx, { registration, phone });
};
