import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { mayGive } from '@payung/shared/domain/onboarding/progress.ts';
import type { RegistrantCaller } from '#core/access/caller.ts';
import { requireAgent } from '#core/access/caller.ts';
import type { Queries } from '#core/database/database.ts';
import type { KeptForm } from '#areas/onboarding/tables.ts';
import { transaction } from '#core/database/transaction.ts';
import { ApiRefusal, ERR_CODE, notFound, refused } from '#core/http/api-refusal.ts';
import { findAgent } from '#areas/agents/sql/agents.ts';
import { findAcceptance, findInForce, insertAcceptanceOnce } from './sql.ts';
import type { AgreementSubject, AgreementText } from './sql.ts';
import { givePart, listParts } from '#areas/onboarding/sql/registration-parts.ts';
import { changeRegistration, lockRegistration } from '#areas/onboarding/sql/registrations.ts';
import type { HandlerContextOf } from '../area.ts';
import { ONBOARDING_TEXTS } from '../onboarding/onboarding-texts.ts';
import { requireOpen, requireUnlocked } from '../onboarding/own-registration.ts';
import type { Services } from '../services.ts';
import { AGREEMENT_TEXTS } from './agreement-texts.ts';

/** Another version is in force by now, or the text is not the stored one. */
const changed = (): ApiRefusal =>
  new ApiRefusal({ status: 409, errCode: ERR_CODE.conflict }, AGREEMENT_TEXTS.changed);

interface AcceptContext {
  readonly tx: Queries;
  readonly text: AgreementText;
}

/** False when the version was accepted before. */
const record = async (
  services: Services,
  { tx, text }: AcceptContext,
  { subject, name }: { readonly subject: AgreementSubject; readonly name: string },
): Promise<boolean> => {
  const { version, language, hash } = text;
  const accepted = { version, language, hash, name, accepted_at: services.clock.now() };
  if (!(await insertAcceptanceOnce(tx, subject, accepted))) return false;
  await services.enqueue(tx, { kind: 'sendAgreement', subject, version });
  return true;
};

/** A company accepts through its director. Empty while the form was not filled in. */
const nameInForm = ({ fullName = '', companyName = '', directorName = '' }: KeptForm): string =>
  companyName === '' ? fullName : `${companyName} (${directorName})`;

const acceptAsRegistrant = async (
  services: Services,
  { tx, text }: AcceptContext,
  { registrationId, tokenHash }: RegistrantCaller,
): Promise<void> => {
  const row = await lockRegistration(tx, registrationId);
  if (row === undefined) throw notFound();
  requireOpen(row);
  await requireUnlocked(tx, row, tokenHash);
  const parts = await listParts(tx, registrationId);
  const name = nameInForm(row.form);
  if (!mayGive({ parts }, 'agreement') || name === '') throw refused(ONBOARDING_TEXTS.formFirst);
  const subject = { kind: 'registration', id: registrationId } as const;
  if (!(await record(services, { tx, text }, { subject, name }))) return;
  const now = services.clock.now();
  await givePart(tx, { registrationId, part: 'agreement' }, now);
  await changeRegistration(tx, row, { now });
};

const acceptAsAgent = async (services: Services, { tx, text }: AcceptContext, id: string): Promise<void> => {
  const subject = { kind: 'agent', id } as const;
  // What an agent accepted while registering is not accepted again.
  if ((await findAcceptance(tx, subject, text.version)) !== undefined) return;
  const agent = await findAgent(tx, id);
  if (agent === undefined) throw notFound();
  const name = `${agent.first_name} ${agent.last_name}`.trim();
  await record(services, { tx, text }, { subject, name });
};

/** Idempotent: a second acceptance of the version adds nothing. */
export const acceptAgreement = async (
  { body, caller, language }: HandlerContextOf<'acceptAgreement'>,
  services: Services,
): Promise<{ readonly message: string }> => {
  const { db, clock } = services;
  await transaction(db, async (tx) => {
    const text = await findInForce(tx, todayInJakarta(clock.now()), body.language);
    if (text?.version !== body.version || text.hash !== body.hash) throw changed();
    if (caller.kind === 'registrant') await acceptAsRegistrant(services, { tx, text }, caller);
    else await acceptAsAgent(services, { tx, text }, requireAgent(caller).agentId);
  });
  return { message: AGREEMENT_TEXTS.accepted[language] };
};
