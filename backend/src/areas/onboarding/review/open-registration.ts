import type {
  RegistrationQueue,
  WaitingRegistration,
  RegistrationReview,
} from '@payung/shared/schemas/registration-reviews.ts';
import { searchKey } from '@payung/shared/domain/text/search-text.ts';
import { cursorOf, readCursor } from '#core/http/page.ts';
import { countQueue, listQueue, hasOpenedSince } from './registration-reviews-sql.ts';
import type { QueueRow } from './registration-reviews-sql.ts';
import type { HandlerContextOf, BinaryReply } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import { requireStaff } from '#core/access/caller.ts';
import type { Queries } from '#core/database/database.ts';
import { transaction } from '#core/database/transaction.ts';
import { notFound, unavailable } from '#core/http/api-refusal.ts';
import { ObjectStoreDown } from '#core/objects/s3-store.ts';
import type { ObjectPlace } from '#core/objects/sql/object-rows.ts';
import { findDocument } from '#areas/identity/sql/document-images.ts';
import { findImage } from '#areas/identity/sql/identities.ts';
import { listParts } from '#areas/onboarding/sql/registration-parts.ts';
import { findRegistration, insertRegistrationEvent } from '#areas/onboarding/sql/registrations.ts';
import type { RegistrationRow } from '#areas/onboarding/sql/registrations.ts';
import { isGiven, ownerOf, requireSent, reviewOf } from './review-record.ts';
import { REVIEW_TEXTS } from './registration-notice.ts';

const PER_PAGE = 20;

const itemOf = (row: QueueRow): WaitingRegistration => ({
  id: row.id,
  name: row.name ?? '',
  kind: row.kind,
  inviter: `${row.inviter_first_name} ${row.inviter_last_name}`.trim(),
  status: row.status,
  submittedAt: row.submitted_at.toISOString(),
  isAgain: row.status === 'submitted' && row.decided_at !== null,
  isAgentCard: row.card_of !== null,
});

/** Open registrations begin with the oldest, decided ones with the newest. */
export const registrationQueue = async (
  { query }: Pick<HandlerContextOf<'registrationQueue'>, 'query'>,
  { db }: Pick<Services, 'db'>,
): Promise<RegistrationQueue> => {
  const { status = 'open', search = '' } = query;
  const filter = { status, name: searchKey(search) };
  const after = readCursor(query.after, ['moment', 'text']);
  const rows = await listQueue(db, { ...filter, after, limit: PER_PAGE + 1 });
  const shown = rows.slice(0, PER_PAGE);
  const last = shown.at(-1);
  const at = status === 'open' ? last?.submitted_at : last?.decided_at;
  const isMore = rows.length > PER_PAGE && last !== undefined && at !== undefined && at !== null;
  return {
    items: shown.map(itemOf),
    total: await countQueue(db, filter),
    ...(isMore ? { next: cursorOf([at, last.id]) } : {}),
  };
};

/** For the list of work. */
export const registrationCount = async (
  _context: unknown,
  { db }: Pick<Services, 'db'>,
): Promise<{ readonly count: number }> => ({ count: await countQueue(db, { status: 'open', name: '' }) });

/** Repeated openings within this time are recorded once. */
const ONE_LOOK_MS = 120_000;

/** The whole registration; records the access. */
export const openRegistration = (
  { caller, params: { registrationId }, language }: HandlerContextOf<'openRegistration'>,
  { db, clock, secret }: Services,
): Promise<RegistrationReview> => {
  const { agentId: staffId } = requireStaff(caller);
  return transaction(db, async (tx) => {
    const row = requireSent(await findRegistration(tx, registrationId));
    const now = clock.now();
    const since = new Date(now.getTime() - ONE_LOOK_MS);
    if (!(await hasOpenedSince(tx, { registrationId, staffId }, since)))
      await insertRegistrationEvent(
        tx,
        { registrationId, event: 'opened', actor: 'staff', actorId: staffId },
        now,
      );
    return reviewOf(tx, row, { language, secret });
  });
};

const PHOTO_PARTS = ['idCard', 'tax'] as const;
type PhotoPart = (typeof PHOTO_PARTS)[number];

const PURPOSES = { idCard: 'identity image', tax: 'own document' } as const;

/** By the key that the part names, and no other. */
const sealedPhoto = async (
  tx: Queries,
  row: RegistrationRow,
  part: PhotoPart,
): Promise<ObjectPlace & { readonly key: string }> => {
  const kept = (await listParts(tx, row.id)).find((each) => each.part === part);
  if (kept === undefined || kept.imageKey === '' || !isGiven(kept)) throw notFound();
  const { imageKey: key } = kept;
  const found = part === 'idCard' ? await findImage(tx, key) : await findDocument(tx, ownerOf(row), key);
  if (found === undefined) throw notFound();
  const { sealed, object_key } = found;
  return { key, sealed, object_key };
};

/** The photo of a card as JPEG; records the access. */
export const registrationPhoto = async (
  { caller, params }: Pick<HandlerContextOf<'registrationPhoto'>, 'caller' | 'params'>,
  { db, clock, objects }: Services,
): Promise<BinaryReply> => {
  const { agentId: actorId } = requireStaff(caller);
  const part = PHOTO_PARTS.find((each) => each === params.part);
  if (part === undefined) throw notFound();
  const { key, ...place } = await transaction(db, async (tx) => {
    const row = requireSent(await findRegistration(tx, params.registrationId));
    const photo = await sealedPhoto(tx, row, part);
    const event = { registrationId: row.id, event: 'photoOpened', part, actor: 'staff', actorId } as const;
    await insertRegistrationEvent(tx, event, clock.now());
    return photo;
  });
  try {
    return { bytes: await objects.open({ purpose: PURPOSES[part], key }, place), contentType: 'image/jpeg' };
  } catch (error) {
    if (error instanceof ObjectStoreDown) throw error;
    throw unavailable(REVIEW_TEXTS.photoGone);
  }
};
