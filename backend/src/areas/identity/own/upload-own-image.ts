import { personOf } from '#core/access/caller.ts';
import { newId } from '#core/database/identifiers.ts';
import type { Queries } from '#core/database/database.ts';
import { transaction } from '#core/database/transaction.ts';
import { badRequest } from '#core/http/api-refusal.ts';
import { sealImage } from '#core/pictures/seal-image.ts';
import { keepDocument } from '#areas/identity/sql/document-images.ts';
import type { DocumentOwner } from '#areas/identity/sql/document-images.ts';
import { replaceChecks } from '#areas/identity/sql/identities.ts';
import type { HandlerContextOf } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import { limitIdentity, insertOwnConsent } from '../begin-check.ts';
import { cleanUpload, keepImage } from '../identity-image.ts';
import { FILE_TEXTS, TAX_FILE_TEXTS } from '../identity-texts.ts';
import { lockChangeable, ownerOf, ownSubjectOf, requireMayChange, requireOwn } from './own-card.ts';

const keepTaxCard = async (
  tx: Queries,
  { secret, clock }: Pick<Services, 'secret' | 'clock'>,
  { owner, jpeg }: { readonly owner: DocumentOwner; readonly jpeg: Buffer },
): Promise<string> => {
  const key = newId();
  const sealed = sealImage({ secret, purpose: 'own document', key }, jpeg);
  await keepDocument(tx, { key, owner, kind: 'tax', sealed }, clock.now());
  return key;
};

/** The own ID card or tax card as a file, in place of the one that there was. */
export const uploadOwnImage = async (
  { caller, query, upload, language }: HandlerContextOf<'uploadOwnImage'>,
  services: Services,
): Promise<{ readonly imageKey: string }> => {
  const { db, clock } = services;
  const subject = ownSubjectOf(caller);
  const { of = 'idCard' } = query;
  const isTax = of === 'tax';
  await requireMayChange(services, caller, of);
  await limitIdentity(services, 'photo', subject);
  const image = await cleanUpload(upload, personOf(caller));
  if ('problem' in image) throw badRequest((isTax ? TAX_FILE_TEXTS : FILE_TEXTS)[image.problem]);
  const { jpeg } = image;
  return transaction(db, async (tx) => {
    await lockChangeable(tx, caller, of);
    if (isTax)
      return { imageKey: await keepTaxCard(tx, services, { owner: ownerOf(requireOwn(caller)), jpeg }) };
    const now = clock.now();
    await insertOwnConsent(tx, subject, { language, now });
    await replaceChecks(tx, subject, now);
    return { imageKey: await keepImage(tx, services, { subject, jpeg }) };
  });
};
