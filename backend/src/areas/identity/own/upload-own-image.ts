import { personOf } from '#core/access/caller.ts';
import { newId } from '#core/database/identifiers.ts';
import { transaction } from '#core/database/transaction.ts';
import { badRequest } from '#core/http/api-refusal.ts';
import { keepDocument } from '#areas/identity/sql/document-images.ts';
import { replaceChecks } from '#areas/identity/sql/identities.ts';
import type { HandlerContextOf } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import { limitIdentity, insertOwnConsent } from '../begin-check.ts';
import { cleanUpload, keepImage, sealedCard } from '../identity-image.ts';
import { FILE_TEXTS, TAX_FILE_TEXTS } from '../identity-texts.ts';
import { lockChangeable, ownerOf, ownSubjectOf, requireMayChange, requireOwn } from './own-card.ts';

const sealedTaxCard = async ({ objects }: Pick<Services, 'objects'>, jpeg: Buffer) => {
  const key = newId();
  return { key, ...(await objects.keep({ purpose: 'own document', key }, jpeg)) };
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
  const picture = await (isTax ? sealedTaxCard(services, jpeg) : sealedCard(services, jpeg));
  return transaction(db, async (tx) => {
    await lockChangeable(tx, caller, of);
    const now = clock.now();
    if (isTax) {
      await keepDocument(tx, { ...picture, owner: ownerOf(requireOwn(caller)), kind: 'tax' }, now);
      return { imageKey: picture.key };
    }
    await insertOwnConsent(tx, subject, { language, now });
    await replaceChecks(tx, subject, now);
    return { imageKey: await keepImage(tx, services, { subject, picture }) };
  });
};
