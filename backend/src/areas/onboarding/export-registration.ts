import { listAcceptances } from '#areas/agreement/sql.ts';
import { listConsents } from '#areas/privacy/sql/consents.ts';
import { requireRegistrant } from '#core/access/caller.ts';
import { transaction } from '#core/database/transaction.ts';
import { notFound } from '#core/http/api-refusal.ts';
import { findRegistration, listRegistrationEvents } from '#areas/onboarding/sql/registrations.ts';
import type { HandlerContextOf, BinaryReply } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import { requireUnlocked } from '#areas/onboarding/own-registration.ts';
import { jsonFile } from '#areas/privacy/export-data.ts';
import { registrationOf } from '#areas/onboarding/registration-record.ts';

/** Everything that is kept of the person who registers, at one moment (law 27/2022). */
export const exportRegistration = (
  { caller, language }: HandlerContextOf<'exportRegistration'>,
  services: Services,
): Promise<BinaryReply> =>
  transaction(services.db, async (tx) => {
    const { registrationId, tokenHash } = requireRegistrant(caller);
    const row = await findRegistration(tx, registrationId);
    if (row === undefined) throw notFound();
    await requireUnlocked(tx, row, tokenHash);
    const subject = { kind: 'registration', id: registrationId } as const;
    const consents = await listConsents(tx, subject);
    const agreements = await listAcceptances(tx, subject);
    return jsonFile('my-registration.json', {
      exportedAt: services.clock.now(),
      registration: await registrationOf(services, tx, { row, isLocked: false, language }),
      begunAt: row.created_at,
      consents: consents.map(
        ({ purpose, granted, entry, text_version: version, text_hash: sha256, words, given_at: at }) => ({
          purpose,
          granted,
          entry,
          version,
          sha256,
          words,
          at,
        }),
      ),
      agreements: agreements.map(({ version, language: read, hash: sha256, name, accepted_at: at }) => ({
        version,
        language: read,
        sha256,
        name,
        at,
      })),
      history: await listRegistrationEvents(tx, registrationId),
    });
  });
