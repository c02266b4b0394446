import { useEffect } from 'react';
import { useAtomValue } from 'jotai';
import { ApiError, isNoResponse } from '@payung/shared/api/api-error.ts';
import { call } from '@payung/shared/api/client.ts';
import { handleApiError } from '@payung/shared/api/handle-api-error.ts';
import { store } from '@payung/shared/session/store.ts';
import type { InspectionDocuments } from '#contract/schemas/inspection.ts';
import { motorEndpoints } from '#contract/endpoints.ts';
import type { PhotoSlot } from '#rules/inspection.ts';
import { cachedInspection, cacheSentPhoto } from '../inspection-reads.ts';
import {
  changeInOutbox,
  isInOutbox,
  outboxAtom,
  takeFromOutbox,
  deleteStoredPhoto,
  storePhoto,
  restorePhotos,
  restoreIntoOutbox,
  putIntoOutbox,
} from './outbox.ts';
import type { OutboxPhoto } from './outbox.ts';
import type { PreparedPhoto } from '../picture/prepare-photo.ts';

/** Milliseconds before each next try; the last one repeats. */
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

const isRetryable = (error: unknown): boolean =>
  isNoResponse(error) ||
  (error instanceof ApiError && error.status !== undefined && (error.status >= 500 || error.status === 429));

let endPause: (() => void) | undefined;
let isSending = false;
let failures = 0;

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    endPause = () => {
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
  cacheSentPhoto(quoteId, photoId, file);
  cachedInspection(quoteId).write(documents);
  // Retaken meanwhile: the newer photo of the slot is sent next.
  if (!isInOutbox(photo)) return;
  takeFromOutbox(quoteId, slot);
  await deleteStoredPhoto(quoteId, slot);
};

const sendOne = async (photo: OutboxPhoto): Promise<void> => {
  changeInOutbox(photo, { state: 'sending', progress: 0 });
  try {
    await confirmed(photo, await put(photo));
  } catch (error) {
    if (isRetryable(error)) {
      failures += 1;
      changeInOutbox(photo, { state: 'waiting', progress: 0 });
      await pause(waitAfter(error));
      return;
    }
    // An expired session leads to the login; any other failure is shown beside the photo.
    handleApiError(error, { quiet: true });
    const problem = error instanceof ApiError ? error.errMsg : '';
    changeInOutbox(photo, { state: 'refused', problem });
  }
};

const nextPhoto = (): OutboxPhoto | undefined =>
  store.get(outboxAtom).find(({ state }) => state === 'waiting');

/** Sends the photos one by one, oldest first, until all are confirmed. Another call ends a pause between tries. */
export const sendPhotos = async (): Promise<void> => {
  endPause?.();
  if (isSending) return;
  isSending = true;
  failures = 0;
  try {
    for (let photo = nextPhoto(); photo !== undefined; photo = nextPhoto()) await sendOne(photo);
  } finally {
    isSending = false;
    endPause = undefined;
  }
};

/** Photos of a quote that are being sent; every page of the inspection continues to send them. */
export const useOutbox = (quoteId: string): readonly OutboxPhoto[] => {
  useEffect(() => {
    let isCurrent = true;
    if (quoteId !== '') {
      void restorePhotos(quoteId).then((photos) => {
        if (!isCurrent) return;
        for (const photo of photos) restoreIntoOutbox(photo);
        void sendPhotos();
      });
    }
    const sendNow = (): void => {
      if (document.visibilityState !== 'hidden') void sendPhotos();
    };
    window.addEventListener('online', sendNow);
    document.addEventListener('visibilitychange', sendNow);
    return () => {
      isCurrent = false;
      window.removeEventListener('online', sendNow);
      document.removeEventListener('visibilitychange', sendNow);
    };
  }, [quoteId]);
  return useAtomValue(outboxAtom, { store }).filter((photo) => photo.quoteId === quoteId);
};

interface AcceptedPhoto extends PreparedPhoto {
  readonly quoteId: string;
  readonly slot: PhotoSlot;
  readonly description: string;
}

/** Sends a photo in place of an earlier one of its slot, also where it could not be stored on the device. */
export const acceptPhoto = (accepted: AcceptedPhoto): void => {
  const photo: OutboxPhoto = {
    ...accepted,
    photoId: crypto.randomUUID(),
    acceptedAt: Date.now(),
    state: 'waiting',
    progress: 0,
  };
  putIntoOutbox(photo);
  void storePhoto(photo).catch(() => undefined);
  void sendPhotos();
};

export const dropPhoto = (quoteId: string, slot: PhotoSlot): void => {
  takeFromOutbox(quoteId, slot);
  void deleteStoredPhoto(quoteId, slot);
};
