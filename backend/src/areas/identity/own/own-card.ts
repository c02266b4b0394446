import { isOpen, mayGive } from '@payung/shared/domain/onboarding/progress.ts';
import type { AgentCaller, Caller, RegistrantCaller } from '#core/access/caller.ts';
import { ONBOARDING_TEXTS } from '#areas/onboarding/onboarding-texts.ts';
import { requireOpen, requireUnlocked } from '#areas/onboarding/own-registration.ts';
import type { Queries } from '#core/database/database.ts';
import { forbidden, notFound, refused } from '#core/http/api-refusal.ts';
import { findOpenCard, listParts } from '#areas/onboarding/sql/registration-parts.ts';
import { lockAgent } from '#areas/agents/sql/agents.ts';
import type { DocumentOwner } from '#areas/identity/sql/document-images.ts';
import { findRegistration, lockRegistration } from '#areas/onboarding/sql/registrations.ts';
import type { RegistrationRow } from '#areas/onboarding/sql/registrations.ts';
import { ownCardOf } from '#core/database/subject.ts';
import type { IdentitySubject } from '#core/database/subject.ts';
import { requireNoCardInReview } from './agent-card.ts';
import { replaceChecks } from '#areas/identity/sql/identities.ts';
import type { HandlerContextOf } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import { startCheck, insertOwnConsent } from '../begin-check.ts';

/** Anybody who has a card of their own. */
type OwnCaller = RegistrantCaller | AgentCaller;

export const requireOwn = (caller: Caller): OwnCaller => {
  if (caller.kind !== 'registrant' && caller.kind !== 'agent') throw forbidden();
  return caller;
};

export const ownerOf = (caller: OwnCaller): DocumentOwner =>
  caller.kind === 'registrant'
    ? { kind: 'registration', id: caller.registrationId }
    : { kind: 'agent', id: caller.agentId };

export const ownSubjectOf = (caller: Caller): IdentitySubject => {
  const { kind, id } = ownerOf(requireOwn(caller));
  return ownCardOf(kind, id);
};

const requireRow = (row: RegistrationRow | undefined): RegistrationRow => {
  if (row === undefined) throw notFound();
  return row;
};

/** A registrant sees the stored data only after entering the birth date (ruling R59). */
export const requireBirthDateShown = async (
  { db }: { readonly db: Queries },
  caller: Caller,
): Promise<void> => {
  if (caller.kind !== 'registrant') return;
  const row = requireRow(await findRegistration(db, caller.registrationId));
  await requireUnlocked(db, row, caller.tokenHash);
};

const requireChangeable = async (
  db: Queries,
  { tokenHash }: RegistrantCaller,
  found: RegistrationRow | undefined,
): Promise<void> => {
  const row = requireRow(found);
  requireOpen(row);
  await requireUnlocked(db, row, tokenHash);
  const parts = await listParts(db, row.id);
  if (!mayGive({ parts }, 'idCard')) throw refused(ONBOARDING_TEXTS.formFirst);
};

type OwnDocument = 'idCard' | 'tax';

/** Checked without a lock, before the provider is called or an image is processed. */
export const requireMayChange = async (
  { db }: { readonly db: Queries },
  caller: Caller,
  what: OwnDocument,
): Promise<void> => {
  const own = requireOwn(caller);
  if (own.kind === 'registrant')
    await requireChangeable(db, own, await findRegistration(db, own.registrationId));
  else if (what === 'idCard') await requireNoCardInReview(db, own.agentId);
};

/** The same with the row locked, before any other row that belongs to the person. */
export const lockChangeable = async (tx: Queries, caller: Caller, what: OwnDocument): Promise<void> => {
  const own = requireOwn(caller);
  if (own.kind === 'registrant')
    return requireChangeable(tx, own, await lockRegistration(tx, own.registrationId));
  if ((await lockAgent(tx, own.agentId)) === undefined) throw notFound();
  if (what === 'idCard') await requireNoCardInReview(tx, own.agentId);
};

/** Locks the owner of a check; whether its result may still be saved: not once the card is in review. */
export const lockForResult = async (
  tx: Queries,
  { kind, id }: Pick<IdentitySubject, 'kind' | 'id'>,
): Promise<boolean> => {
  if (kind === 'agent')
    return (await lockAgent(tx, id)) !== undefined && (await findOpenCard(tx, id))?.status !== 'submitted';
  const registration = await lockRegistration(tx, id);
  return registration !== undefined && isOpen(registration);
};

/**
 * A token for one check of the caller's own card (IDV-002). Each starts a new transaction at the provider, and a later
 * result of an earlier one is not saved (ruling R58). The query's `phoneNumber` is never read (ruling R54).
 */
export const beginOwnCheck = (
  { caller, language }: HandlerContextOf<'identityToken'>,
  services: Services,
) => {
  const subject = ownSubjectOf(caller);
  return startCheck(services, {
    subject,
    ready: (tx) => requireMayChange({ db: tx }, caller, 'idCard'),
    record: async (tx) => {
      await lockChangeable(tx, caller, 'idCard');
      const now = services.clock.now();
      await replaceChecks(tx, subject, now);
      await insertOwnConsent(tx, subject, { language, now });
    },
  });
};
