import type { VerifiedOtp } from '@payung/shared/api/endpoints/auth.ts';
import type { Queries } from '#core/database/database.ts';
import { transaction } from '#core/database/transaction.ts';
import type { Language } from '#core/http/language.ts';
import { findAgent } from '#areas/agents/sql/agents.ts';
import { spendChallenge } from '#areas/auth/sql/otp-challenges.ts';
import { findRegistrationStatus } from '#areas/onboarding/sql/registration-opening.ts';
import { lockLink } from '#areas/auth/links/share-links-sql.ts';
import type { OtpChallenge } from './tables.ts';
import type { Services } from '../services.ts';
import { beginRegistration, openRegistrantSession } from './open-registrant.ts';
import { openVisit } from './open-session.ts';
import { openByCode } from './passkeys/passkey-staff.ts';

export type Opened = Omit<VerifiedOtp, 'message'>;
/** Nothing is open, although the code is right: somebody of the insurer has a passkey, or the phone is an agent's by now. */
export type NotOpened = 'passkeyNeeded' | 'phoneInUse';
type Result = Opened | NotOpened | undefined;

/** What a code opens that came neither by a link nor by a referral code (ruling R50). */
const openOwn = async (
  services: Services,
  tx: Queries,
  { challenge, language }: { readonly challenge: OtpChallenge; readonly language: Language },
): Promise<Result> => {
  const { agent_id, registration_id, phone } = challenge;
  const registration =
    registration_id === null ? undefined : await findRegistrationStatus(tx, registration_id);
  const agent = await findAgent(tx, agent_id ?? registration?.agent_id ?? '');
  if (agent?.status === 'active') return openByCode(services, tx, { agent, language });
  if (agent !== undefined) return agent.status === 'inactive' ? { inactive: true } : undefined;
  return registration && { registration: await openRegistrantSession(services, tx, { registration, phone }) };
};

const openLink = async (services: Services, tx: Queries, challenge: OtpChallenge): Promise<Result> => {
  const link = await lockLink(tx, challenge.link_id ?? '');
  const now = services.clock.now();
  if (!(await spendChallenge(tx, challenge.key, now))) return undefined;
  const isOpen = link !== undefined && link.revoked_at === null && link.expires_at > now;
  const visit = isOpen ? await openVisit(services, tx, challenge) : undefined;
  return visit && { visit };
};

/** All in one transaction with the code being spent, so that one code opens one session. */
export const spendCode = (services: Services, challenge: OtpChallenge, language: Language): Promise<Result> =>
  transaction(services.db, async (tx) => {
    if (challenge.purpose === 'customer') return openLink(services, tx, challenge);
    // A code for a change of one's own data opens nothing.
    if (challenge.purpose === 'fresh') return undefined;
    if (!(await spendChallenge(tx, challenge.key, services.clock.now()))) return undefined;
    if (challenge.purpose === 'agent') return openOwn(services, tx, { challenge, language });
    const registration = await beginRegistration(services, tx, { challenge, language });
    return typeof registration === 'object' ? { registration } : registration;
  });
