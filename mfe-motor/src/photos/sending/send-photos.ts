import { ApiError, isNoResponse } from '@payung/shared/api/api-error.ts';
import { call } from '@payung/shared/api/client.ts';
import { handleApiError } from '@payung/shared/api/handle-api-error.ts';
import { store } from '@payung/shared/session/store.ts';
import type { InspectionDocuments } from '#contract/inspection.ts';
import { motorEndpoints } from '#contract/endpoints.ts';
import { cachedInspection, keepSentPhoto } from '../inspection-reads.ts';
import { changeInOutbox, isInOutbox, outboxAtom, takeFromOutbox } from './outbox.ts';
import type { OutboxPhoto } from './outbox.ts';
import { dropKeptPhoto } from './kept-photos.ts';

/** Growing waits between tries, the last one again and again. */
export const WAITS_MS: readonly number[] = [2_000, 5_000, 10_000, 20_000, 40_000, 60_000];

const put = async (photo: OutboxPhoto): Promise<InspectionDocuments> => {
  const { quoteId, slot, photoId, file, source, takenAt, hints, description } = photo;
  const sent = await call(motorEndpoints.putInspectionPhoto, {
    params: { quoteId, slot, photoId },
    query: {
      source,
      ...(takenAt === undefined ? {} : { takenAt }),
      ...(hints.length === 0 ? {} : { hints: hints.join(',') }),
    },
    upload: file,
    onProgress: (progress) => changeInOutbox(photo, { progress }),
  });
  if (description === '') return sent;
  return call(motorEndpoints.describePhoto, { params: { quoteId, photoId }, body: { description } });
};

const isWorthAnotherTry = (error: unknown): boolean =>
  isNoResponse(error) ||
  (error instanceof ApiError && error.status !== undefined && (error.status >= 500 || error.status === 429));

let wake: (() => void) | undefined;
let isSending = false;
let failures = 0;

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    wake = () => {
      clearTimeout(timer);
      resolve();
    };
  });

const waitAfter = (error: unknown): number => {
  const retryAfter = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0;
  return Math.max(retryAfter, WAITS_MS[Math.min(failures, WAITS_MS.length) - 1] ?? 0);
};

const confirmed = async (photo: OutboxPhoto, documents: InspectionDocuments): Promise<void> => {
  failures = 0;
  const { quoteId, slot, photoId, file } = photo;
  keepSentPhoto(quoteId, photoId, file);
  cachedInspection(quoteId).write(documents);
  // Retaken meanwhile: the newer one goes next, into the same slot.
  if (!isInOutbox(photo)) return;
  takeFromOutbox(quoteId, slot);
  await dropKeptPhoto(quoteId, slot);
};

const sendOne = async (photo: OutboxPhoto): Promise<void> => {
  changeInOutbox(photo, { state: 'sending', progress: 0 });
  try {
    await confirmed(photo, await put(photo));
  } catch (error) {
    if (isWorthAnotherTry(error)) {
      failures += 1;
      changeInOutbox(photo, { state: 'waiting', progress: 0 });
      await pause(waitAfter(error));
      return;
    }
    // An ended session leads away; everything else is said beside the photo.
    handleApiError(error, { quiet: true });
    const problem = error instanceof ApiError ? error.errMsg : '';
    changeInOutbox(photo, { state: 'refused', problem });
  }
};

const nextPhoto = (): OutboxPhoto | undefined =>
  store.get(outboxAtom).find(({ state }) => state === 'waiting');

/** Sends what is there, one after the other and the oldest first, until all is confirmed. Called again, it hurries. */
export const sendPhotos = async (): Promise<void> => {
  wake?.();
  if (isSending) return;
  isSending = true;
  try {
    for (let photo = nextPhoto(); photo !== undefined; photo = nextPhoto()) await sendOne(photo);
  } finally {
    isSending = false;
    wake = undefined;
  }
};
