import type { InspectionDocuments, PhotoFacts } from 'mfe-motor/contract/schemas/inspection.ts';
import { PHOTO_HINTS, INSPECTION } from 'mfe-motor/rules/inspection.ts';
import type { PhotoSlot } from 'mfe-motor/rules/inspection.ts';
import { personOf, photographerOf } from '#core/access/caller.ts';
import type { HandlerContext } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import type { Queries } from '#core/database/database.ts';
import { transaction } from '#core/database/transaction.ts';
import { badRequest, refused, tooMany } from '#core/http/api-refusal.ts';
import { TEXTS, sharedText } from '#core/http/texts.ts';
import type { KeptObject } from '#core/objects/sql/object-rows.ts';
import { countHit } from '#core/access/limits.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { cleanKnownImage } from '#core/pictures/clean-image.ts';
import type { ImageProblem, Picture, Fingerprint } from '#core/pictures/clean-image.ts';
import { MOTOR_LIMITS } from './limits.ts';
import { motorDetailsOf } from '../details.ts';
import { findPhoto, findSamePixels, insertPhoto, listPhotos, lockPixels } from '../sql/photos.ts';
import { motorTextOf } from '../texts.ts';
import { documentsOf } from './documents.ts';
import { saveSummary, inspectionOf } from './state.ts';
import { lockForPhotos, requireOpenSlot, requireSlot, removePhotoRow } from './open-round.ts';
import type { PhotoRequest } from './open-round.ts';

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

interface SentPhoto {
  readonly photoId: string;
  readonly slot: PhotoSlot;
  readonly facts: PhotoFacts;
  readonly picture: ReadPhoto;
  readonly place: KeptObject;
}

/** The same picture is of one slot and of one vehicle; pictures that are merely alike are never refused (R12). */
const requireNew = async (tx: Queries, quote: Quote, { slot, picture }: SentPhoto): Promise<void> => {
  await lockPixels(tx, picture.pixels);
  const same = await findSamePixels(tx, {
    pixels: picture.pixels,
    quoteId: quote.id,
    chassisNo: motorDetailsOf(quote).chassisNo,
    slot,
  });
  if (same === undefined) return;
  throw refused(motorTextOf(same.quote_id === quote.id ? 'motor.photo.sameSlot' : 'motor.photo.sameQuote'));
};

/** Only known hints, in a fixed order. */
const hintsOf = ({ hints = '' }: PhotoFacts): string =>
  PHOTO_HINTS.filter((hint) => hints.split(',').includes(hint)).join(',');

const write = async (
  { tx, now }: PhotoRequest,
  { quote, sent }: { readonly quote: Quote; readonly sent: SentPhoto },
): Promise<void> => {
  const { photoId, slot, facts, picture, place } = sent;
  await insertPhoto(tx, {
    quote_id: quote.id,
    photo_id: photoId,
    slot,
    round: inspectionOf(quote).round + 1,
    chassis_no: motorDetailsOf(quote).chassisNo,
    source: facts.source,
    taken_at: facts.takenAt === undefined ? null : new Date(facts.takenAt),
    hints: hintsOf(facts),
    width: picture.width,
    height: picture.height,
    pixels: picture.pixels,
    likeness: picture.likeness,
    sealed: place.sealed,
    object_key: place.object_key,
    sealed_by: place.sealed_by,
    sent_at: now,
    flag_reason: null,
  });
};

/** The photo where it will be kept, before the transaction in which `storePhoto` says what it shows. */
export const sealedPhoto = (
  { objects }: Pick<Services, 'objects'>,
  { quoteId, photoId }: Pick<PhotoAddress, 'quoteId' | 'photoId'>,
  { jpeg }: ReadPhoto,
): Promise<KeptObject> => objects.keep({ purpose: 'inspection photo', key: `${quoteId} ${photoId}` }, jpeg);

/** Stores the photo in place of an earlier one of its slot. */
export const storePhoto = async (request: PhotoRequest, sent: SentPhoto): Promise<void> => {
  const { tx, now } = request;
  const quote = await lockForPhotos(request);
  const { slot, photoId } = sent;
  // Sent twice at once: the second finds the photo of the first.
  if ((await findPhoto(tx, quote.id, photoId)) !== undefined) return;
  requireOpenSlot(quote, slot);
  await requireNew(tx, quote, sent);
  const summary = inspectionOf(quote);
  const earlier = (await listPhotos(tx, quote.id)).find((photo) => photo.slot === slot);
  if (earlier !== undefined) await removePhotoRow(tx, earlier, { round: summary.round, now });
  await write(request, { quote, sent });
  await saveSummary(tx, quote, {
    ...summary,
    sent: [...summary.sent.filter((each) => each !== slot), slot],
  });
};

const limitPhotos = async (services: Services, quoteId: string): Promise<void> => {
  const seconds = await countHit(services, MOTOR_LIMITS.limit('motorPhotos', quoteId));
  if (seconds > 0) throw tooMany(seconds);
};

/** Whether that very photo is there already; the same id in another slot is another photo. */
const isKnown = async (db: Queries, { quoteId, photoId, slot }: PhotoAddress): Promise<boolean> => {
  const known = await findPhoto(db, quoteId, photoId);
  if (known !== undefined && known.slot !== slot) {
    throw badRequest(TEXTS.badFields, { values: { fields: 'photoId' } });
  }
  return known !== undefined;
};

interface PhotoAddress {
  readonly quoteId: string;
  readonly photoId: string;
  readonly slot: PhotoSlot;
}

type PutPhotoContext = Pick<HandlerContext, 'caller'> & {
  readonly params: { readonly quoteId: string; readonly photoId: string; readonly slot: string };
  readonly query: PhotoFacts;
  readonly upload: Buffer;
};

/** One photo into one slot; sent again, it is the same photo and nothing happens. */
export const putPhoto = async (
  context: PutPhotoContext,
  services: Services,
): Promise<InspectionDocuments> => {
  const { params, query: facts, upload, caller } = context;
  const { db, clock, products } = services;
  const { quoteId, photoId } = params;
  const slot = requireSlot(params.slot);
  if (!UUID.test(photoId)) throw badRequest(TEXTS.badFields, { values: { fields: 'photoId' } });
  if (!(await isKnown(db, { quoteId, photoId, slot }))) {
    await limitPhotos(services, quoteId);
    const actor = photographerOf(caller);
    const request = { products, quoteId, actor, now: clock.now() };
    // Before the photo is decoded: most refusals need no picture.
    await transaction(db, async (tx) => requireOpenSlot(await lockForPhotos({ ...request, tx }), slot));
    const picture = await readPhoto(upload, slot, personOf(caller));
    const place = await sealedPhoto(services, { quoteId, photoId }, picture);
    await transaction(db, (tx) => storePhoto({ ...request, tx }, { photoId, slot, facts, picture, place }));
  }
  return documentsOf(db, quoteId, clock.now());
};

/** The longer side in pixels; what must be read letter by letter keeps more. */
const LONGER_SIDE = 1920;
const LONGER_SIDE_TO_READ = 2560;
const TO_READ: readonly PhotoSlot[] = ['registration', 'chassis'];

const textOfProblem = (problem: ImageProblem) =>
  problem === 'size' || problem === 'type'
    ? sharedText(`identity.file.${problem}`)
    : motorTextOf(`motor.photo.${problem}`);

interface ReadPhoto extends Picture, Fingerprint {}

/** The photo re-encoded without metadata, with its fingerprints. */
export const readPhoto = async (bytes: Buffer, slot: PhotoSlot, person: string): Promise<ReadPhoto> => {
  if (bytes.length > INSPECTION.maxBytes) throw badRequest(textOfProblem('size'));
  const longerSide = TO_READ.includes(slot) ? LONGER_SIDE_TO_READ : LONGER_SIDE;
  const picture = await cleanKnownImage(bytes, { longerSide, person });
  if ('problem' in picture) throw badRequest(textOfProblem(picture.problem));
  return picture;
};
