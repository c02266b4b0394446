import type { identityEndpoints } from '@payung/shared/api/endpoints/identity.ts';
import { isSold } from '@payung/shared/domain/stages.ts';
import { transaction } from '#database/transaction.ts';
import { stepTakerOf } from '../actor.ts';
import type { Area, AskOf } from '../area.ts';
import { absent, badRequest, forbidden, unavailable } from '../refusal.ts';
import type { Services } from '../services.ts';
import { beginCheck, limitIdentity, lockOpenQuote } from './begin-check.ts';
import { cleanUpload } from './clean-image.ts';
import { findImage, insertIdentityConsent } from './identities.ts';
import { FILE_TEXTS, IDENTITY_TEXTS } from './identity-texts.ts';
import { keepImage } from './keep-image.ts';
import { readCard } from './read-card.ts';
import { openImage } from './seal-image.ts';

const upload = async (ask: AskOf<'uploadIdentity'>, services: Services) => {
  const { quoteId } = ask.params;
  await limitIdentity(services, 'photo', quoteId);
  const image = await cleanUpload(ask.upload);
  if ('problem' in image) throw badRequest(FILE_TEXTS[image.problem]);
  return transaction(services.db, async (tx) => {
    const quote = await lockOpenQuote(tx, quoteId);
    const consenting = { taker: stepTakerOf(ask.caller), language: ask.language };
    await insertIdentityConsent(tx, quote, consenting, services.clock.now());
    return { data: { s3Url: await keepImage(tx, services, quoteId, image.jpeg) } };
  });
};

const showImage = async (ask: AskOf<'identityImage'>, services: Services) => {
  const { key } = ask.query;
  const image = await findImage(services.db, key);
  if (image === undefined) throw absent();
  // Once nothing can be changed any more, an agent has no use for the whole card (data minimisation).
  if (ask.caller.kind === 'agent' && isSold(image.stage)) throw forbidden();
  try {
    const bytes = openImage(services.secret, key, image.sealed);
    return { bytes, fileName: 'identity-card.jpg', contentType: 'image/jpeg' };
  } catch {
    throw unavailable(IDENTITY_TEXTS.imageDown);
  }
};

export const identityArea: Area<typeof identityEndpoints> = {
  productToken: beginCheck,
  ocrDetails: readCard,
  identityImage: showImage,
  uploadIdentity: upload,
};
