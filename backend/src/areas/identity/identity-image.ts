import { isSold } from '@payung/shared/domain/stages.ts';
import { personOf } from '#core/access/caller.ts';
import { transaction } from '#core/database/transaction.ts';
import type { HandlerContextOf } from '../area.ts';
import { notFound, badRequest, forbidden, unavailable } from '#core/http/api-refusal.ts';
import type { Services } from '../services.ts';
import { limitIdentity, lockOpenQuote } from './begin-check.ts';
import { cleanUpload } from './clean-card.ts';
import { findImage } from '#areas/identity/sql/identities.ts';
import { insertIdentityConsent } from './identity-consent.ts';
import { subjectOf } from './identity-subject.ts';
import { FILE_TEXTS, IDENTITY_TEXTS } from './identity-texts.ts';
import { keepImage } from './keep-image.ts';
import { requireShown } from './own/own-card.ts';
import { openImage } from '#core/pictures/seal-image.ts';

export const uploadIdentity = async (context: HandlerContextOf<'uploadIdentity'>, services: Services) => {
  const subject = subjectOf(context);
  await limitIdentity(services, 'photo', subject);
  const image = await cleanUpload(context.upload, personOf(context.caller));
  if ('problem' in image) throw badRequest(FILE_TEXTS[image.problem]);
  return transaction(services.db, async (tx) => {
    const quote = await lockOpenQuote(tx, services, subject);
    await insertIdentityConsent(tx, quote, { ...context, now: services.clock.now() });
    return { imageKey: await keepImage(tx, services, { subject, jpeg: image.jpeg }) };
  });
};

export const identityImage = async (context: HandlerContextOf<'identityImage'>, services: Services) => {
  const { key } = context.query;
  const image = await findImage(services.db, key);
  if (image === undefined) throw notFound();
  if (image.subject_kind !== 'quote') await requireShown(services, context.caller);
  // Once nothing can be changed any more, an agent has no use for the whole card (data minimisation).
  if (context.caller.kind === 'agent' && image.stage !== null && isSold(image.stage)) throw forbidden();
  try {
    const bytes = openImage({ secret: services.secret, purpose: 'identity image', key }, image.sealed);
    return { bytes, fileName: 'identity-card.jpg', contentType: 'image/jpeg' };
  } catch {
    throw unavailable(IDENTITY_TEXTS.imageDown);
  }
};
