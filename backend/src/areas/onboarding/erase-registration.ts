import { deleteAcceptances } from '#areas/agreement/sql.ts';
import { deleteChallengesOfRegistration } from '#areas/auth/sql/otp-challenges.ts';
import { deleteDocumentImages } from '#areas/identity/sql/document-images.ts';
import { deleteIdentities } from '#areas/identity/sql/identities.ts';
import { deleteConsentsOfRegistration } from '#areas/privacy/sql/consents.ts';
import { deleteSessionsOf } from '#core/access/sql/sessions.ts';
import { deleteDocuments } from '#core/documents/documents-sql.ts';
import { requireRegistrant } from '#core/access/caller.ts';
import { deleteJobsAbout } from '#areas/privacy/erase-quote.ts';
import type { Queries } from '#core/database/database.ts';
import { transaction } from '#core/database/transaction.ts';
import { notFound, refused } from '#core/http/api-refusal.ts';
import { eraseMessages } from '#providers/messages/sent-messages-sql.ts';
import {
  deleteRegistrationRow,
  insertRegistrationEvent,
  listExpiredRegistrations,
  lockRegistration,
} from '#areas/onboarding/sql/registrations.ts';
import type { RegistrationRow, RegistrationsBefore } from '#areas/onboarding/sql/registrations.ts';
import type { HandlerContextOf } from '../area.ts';
import type { ServerSecrets } from '#core/secrets/server-secrets.ts';
import type { Services } from '../services.ts';
import { ONBOARDING_TEXTS } from './onboarding-texts.ts';
import { requireUnlocked } from './own-registration.ts';

interface EraseContext {
  readonly tx: Queries;
  readonly row: RegistrationRow;
  readonly actor: 'registrant' | 'system';
  readonly now: Date;
}

/** Messages that were sent or wait to be sent to that person. */
const deleteMessages = async (tx: Queries, secrets: ServerSecrets, row: RegistrationRow): Promise<void> => {
  await deleteJobsAbout(tx, secrets, (job) => {
    const { id } = (job['subject'] ?? {}) as { readonly id?: unknown };
    return job['phone'] === row.phone || job['registrationId'] === row.id || id === row.id;
  });
  const { email = '', contactEmail = '' } = row.form;
  const recipients = [row.phone, email, contactEmail].filter((recipient) => recipient !== '');
  await eraseMessages(tx, { code: row.id, recipients });
};

/** The row and everything that belongs to it: photos, checks, numbers, codes, sessions. */
export const deleteRegistrationRows = async (
  tx: Queries,
  { id, phone }: Pick<RegistrationRow, 'id' | 'phone'>,
): Promise<void> => {
  const subject = { kind: 'registration', id } as const;
  await deleteIdentities(tx, subject);
  await deleteDocumentImages(tx, subject);
  await deleteConsentsOfRegistration(tx, id);
  await deleteAcceptances(tx, id);
  await deleteDocuments(tx, `registration-${id}-`);
  await deleteSessionsOf(tx, 'registration_id', id);
  await deleteChallengesOfRegistration(tx, { id, phone });
  await deleteRegistrationRow(tx, id);
};

const erase = async ({ tx, row, actor, now }: EraseContext): Promise<void> => {
  await deleteRegistrationRows(tx, row);
  await insertRegistrationEvent(tx, { registrationId: row.id, event: 'deleted', actor }, now);
};

/** Deletes all data and the session (law 27/2022). An agent's account is closed by another call. */
export const deleteRegistration = async (
  { caller, language }: HandlerContextOf<'deleteRegistration'>,
  services: Services,
): Promise<{ readonly message: string }> => {
  const { db, clock } = services;
  const { registrationId, tokenHash } = requireRegistrant(caller);
  await transaction(db, async (tx) => {
    const row = await lockRegistration(tx, registrationId);
    if (row === undefined) throw notFound();
    await requireUnlocked(tx, row, tokenHash);
    if (row.status === 'approved') throw refused(ONBOARDING_TEXTS.approved);
    await deleteMessages(tx, services, row);
    await erase({ tx, row, actor: 'registrant', now: clock.now() });
  });
  return { message: ONBOARDING_TEXTS.deleted[language] };
};

const DAY_MS = 86_400_000;

const isExpired = (row: RegistrationRow, { abandoned, refused: before }: RegistrationsBefore): boolean => {
  if (row.status === 'refused') return row.decided_at !== null && row.decided_at < before;
  return (row.status === 'draft' || row.status === 'returned') && row.saved_at < abandoned;
};

type RetentionParts = Pick<Services, 'db' | 'clock' | 'retention'>;

const beforeOf = ({ clock, retention }: RetentionParts): RegistrationsBefore => {
  const ago = (days: number): Date => new Date(clock.now().getTime() - days * DAY_MS);
  return { abandoned: ago(retention.registrations), refused: ago(retention.refusedRegistrations) };
};

/** Abandoned registrations, and those refused some time ago. */
export const expiredRegistrations = (
  parts: RetentionParts,
  page: { readonly except: readonly string[]; readonly limit: number },
): Promise<readonly string[]> => listExpiredRegistrations(parts.db, beforeOf(parts), page);

/** Deletes one of them; answers whether it was: it may have been resumed meanwhile. */
export const removeExpiredRegistration = (parts: RetentionParts, id: string): Promise<boolean> =>
  transaction(parts.db, async (tx) => {
    const row = await lockRegistration(tx, id);
    if (row === undefined || !isExpired(row, beforeOf(parts))) return false;
    await erase({ tx, row, actor: 'system', now: parts.clock.now() });
    return true;
  });
